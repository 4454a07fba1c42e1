// How to play, for the rules of the match: one page at a time.
import { exampleText, type Lesson, lessonText, pictureOf } from "./lessons/lesson.ts";
import { lessonsOf } from "./lessons/lessons.ts";
import { button, label, type Row, type Screen, screen } from "./screen.ts";
import { BACK, standUpRows } from "./table-buttons.ts";
import { type LangKey, say } from "./text.ts";
import type { TableView } from "./view.ts";

/** @param wanted a position; the nearest page there is, since other rules may have fewer. */
export function lessonScreen(view: TableView, wanted: number): Screen {
  const { rules } = view.match;
  const pages = lessonsOf(rules);
  const page = Math.max(0, Math.min(wanted, pages.length - 1));
  const { id = "", lessons = [] } = pages[page] ?? {};
  return screen(
    view.match,
    [
      label("title", say(`lessonPage.${id}`)),
      ...lessons.flatMap(lessonRows),
      label("page", say("lessons.page", page + 1, pages.length)),
      ...(page + 1 < pages.length ? [turn("next", "lessons.next", page + 1)] : []),
      ...(page > 0 ? [turn("previous", "lessons.previous", page - 1)] : []),
      BACK,
      ...standUpRows(view),
    ],
    say("lessons.title", say(`ruleSet.${rules.ruleSet}`)),
  );
}

function lessonRows(lesson: Lesson, index: number): readonly Row[] {
  return [
    label(`lesson${index}`, lessonText(lesson)),
    ...lesson.examples.map((example, at) =>
      label(`example${index}.${at}`, exampleText(example), pictureOf(example)),
    ),
  ];
}

function turn(id: string, key: LangKey, page: number): Row {
  return button(id, say(key), { do: "show", screen: { name: "lessons", page } });
}
