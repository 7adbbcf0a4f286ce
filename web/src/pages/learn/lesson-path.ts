/** The lessons of one game as a path: what is done, what comes next, where each node lies. Pure. */

import type { LessonInfo, LessonProgress } from "$lib/types";

export type LessonState = "done" | "next" | "open";

export interface PathNode {
  lesson: LessonInfo;
  state: LessonState;
  /** Counted from 1; every other row runs from right to left. */
  row: number;
  column: number;
  /** Where the way to the next node leads; null at the end. */
  way: "right" | "left" | "turn-right" | "turn-left" | null;
}

type ProgressOfGame = Readonly<Record<string, LessonProgress>>;

/** The lesson to go on with: one that was begun, else the first that is not done. */
export function nextLesson(
  lessons: readonly LessonInfo[],
  progress: ProgressOfGame,
): LessonInfo | null {
  const undone = lessons.filter(({ id }) => !progress[id]?.done);
  return undone.find(({ id }) => (progress[id]?.step ?? 0) > 0) ?? undone[0] ?? null;
}

export const doneCount = (lessons: readonly LessonInfo[], progress: ProgressOfGame): number =>
  lessons.filter(({ id }) => progress[id]?.done).length;

export function lessonPath(
  lessons: readonly LessonInfo[],
  progress: ProgressOfGame,
  columns: number,
): PathNode[] {
  const next = nextLesson(lessons, progress);
  return lessons.map((lesson, i) => {
    const row = Math.floor(i / columns);
    const at = i % columns;
    const leftwards = row % 2 === 1;
    const turns = at === columns - 1;
    const way = leftwards ? (turns ? "turn-left" : "left") : turns ? "turn-right" : "right";
    return {
      lesson,
      state: progress[lesson.id]?.done ? "done" : lesson === next ? "next" : "open",
      row: row + 1,
      column: (leftwards ? columns - 1 - at : at) + 1,
      way: i + 1 < lessons.length ? way : null,
    };
  });
}
