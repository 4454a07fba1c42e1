// The scoreboard: objectives, and the scores of players in them.
import { emit, onRequest } from "./driver-port.ts";
import { NotEmulated } from "./errors.ts";
import { type EntityRecord, isPlayer } from "./model.ts";
import { handles, implement, make } from "./registry.ts";
import { objectives, type SavedObjective } from "./world-save.ts";

const apiObjective = (objective: SavedObjective): object => make("ScoreboardObjective", objective);

const scoreboard = make("Scoreboard");
implement("World", { get: { scoreboard: () => scoreboard } });
implement("Scoreboard", {
  call: {
    getObjective(_, id: string) {
      const found = objectives.get(id);
      return found && apiObjective(found);
    },
    addObjective(_, id: string, displayName = id) {
      if (objectives.has(id)) {
        throw new Error(`An objective with the name '${id}' already exists.`);
      }
      const objective: SavedObjective = { displayName, scores: {} };
      objectives.set(id, objective);
      return apiObjective(objective);
    },
  },
});
implement<SavedObjective>("ScoreboardObjective", {
  call: {
    setScore({ scores }, participant: object, score: number) {
      const record = handles.get(participant) as EntityRecord | undefined;
      if (record === undefined || !isPlayer(record)) throw new NotEmulated("A score of whoever is no player");
      scores[record.player.name] = score;
    },
  },
});

onRequest("lookAtScores", () => emit({ t: "scores", objectives: Object.fromEntries(objectives) }));
