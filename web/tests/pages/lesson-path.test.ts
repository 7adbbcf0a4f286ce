import { describe, expect, it } from "vitest";
import type { LessonInfo } from "../../src/lib/types";
import { doneCount, lessonPath, nextLesson } from "../../src/pages/learn/lesson-path";

const lessons: LessonInfo[] = ["a", "b", "c", "d", "e"].map((id, i) => ({
  id,
  number: i + 1,
  title: `lesson-${id}`,
  about: `lesson-${id}-about`,
  minutes: 2,
  steps: [],
}));
const done = { done: true, step: 0 };

describe("the next lesson", () => {
  it("is the first one at the beginning", () => {
    expect(nextLesson(lessons, {})?.id).toBe("a");
  });
  it("is the one that was begun", () => {
    expect(nextLesson(lessons, { a: done, d: { done: false, step: 2 } })?.id).toBe("d");
  });
  it("is not one that was finished and begun again", () => {
    expect(nextLesson(lessons, { a: { done: true, step: 3 } })?.id).toBe("b");
  });
  it("is missing once all are done", () => {
    const all = Object.fromEntries(lessons.map(({ id }) => [id, done]));
    expect(nextLesson(lessons, all)).toBeNull();
    expect(doneCount(lessons, all)).toBe(5);
  });
});

describe("the path", () => {
  it("turns at the end of each row", () => {
    const path = lessonPath(lessons, {}, 2);
    expect(path.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
      [3, 1],
    ]);
    expect(path.map(({ way }) => way)).toEqual(["right", "turn-right", "left", "turn-left", null]);
  });
  it("marks what is done and what comes next", () => {
    const states = lessonPath(lessons, { a: done, c: done }, 4).map(({ state }) => state);
    expect(states).toEqual(["done", "next", "done", "open", "open"]);
  });
});
