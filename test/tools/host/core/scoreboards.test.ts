// The scoreboard in the host: objectives and scores, which the world keeps.
import { expect, test } from "vitest";
import { tinyWorld } from "../tiny-world.ts";

const SCORES = `
  let scoreboard;
  world.afterEvents.worldLoad.subscribe(() => { scoreboard = world.scoreboard; });
`;

test("lists players under objectives, from session to session", async () => {
  const world = await tinyWorld(`${SCORES}
    onJump((player) => {
      say(scoreboard.getObjective("wins") === undefined);
      scoreboard.addObjective("wins", "Wins").setScore(player, 3);
      try { scoreboard.addObjective("wins"); } catch (error) { say(error.message); }
    });
  `);
  world.join("Ana").jump();
  expect(world.log).toEqual(["true", "An objective with the name 'wins' already exists."]);
  const listed = { wins: { displayName: "Wins", scores: { Ana: 3 } } };
  expect(world.scores()).toEqual(listed);
  const later = await tinyWorld(
    `${SCORES} onJump((player) => scoreboard.getObjective("wins").setScore(player, 4));`,
    {
      save: world.save(),
    },
  );
  expect(later.scores()).toEqual(listed);
  later.join("Ana").jump();
  expect(later.scores()).toEqual({ wins: { displayName: "Wins", scores: { Ana: 4 } } });
  for (const each of [world, later]) each.session.dispose();
});
