/** The visible part of the map: pan and zoom by wheel, drag, pinch and keys. */

import type { Box, Point } from "./hex-layout";

export const FAR = 0.8;
export const NEAR = 3;
/** How far a pointer moves, in pixels, before it drags. */
const STILL = 6;

export class Camera {
  /** The zoom factor; at 1 the whole map fits. */
  scale = $state(1);
  middle: Point = $state.raw({ x: 0, y: 0 });
  /** The viewport, in pixels. */
  width = $state(1);
  height = $state(1);
  /** The thickness of the row or column of buttons that must not cover the map, in pixels. */
  buttons = $state(0);
  readonly #box: () => Box;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #pointers = new Map<number, Point>();
  #dragged = false;

  constructor(box: () => Box) {
    this.#box = box;
    this.fit();
  }

  /** Whether the buttons stand beside the map rather than below it: where the map stays larger. */
  readonly beside: boolean = $derived.by(() => {
    const { w, h } = this.#box();
    const { width, height, buttons } = this;
    return (
      Math.min((width - buttons) / w, height / h) >= Math.min(width / w, (height - buttons) / h)
    );
  });
  /** The part of the viewport without the buttons, in pixels. */
  readonly #free: { w: number; h: number } = $derived.by(() => ({
    w: this.width - (this.beside ? this.buttons : 0),
    h: this.height - (this.beside ? 0 : this.buttons),
  }));

  /** Pixels per map unit when the whole map fits. */
  get #fitting(): number {
    const { w, h } = this.#box();
    return Math.max(0.01, Math.min(this.#free.w / w, this.#free.h / h));
  }

  readonly unit: number = $derived.by(() => this.#fitting * this.scale);
  readonly view: Box = $derived.by(() => {
    const { unit, middle } = this;
    return {
      x: middle.x - this.#free.w / unit / 2,
      y: middle.y - this.#free.h / unit / 2,
      w: this.width / unit,
      h: this.height / unit,
    };
  });
  readonly viewBox: string = $derived.by(() => {
    const { x, y, w, h } = this.view;
    return `${x.toFixed(1)} ${y.toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`;
  });
  readonly moved: boolean = $derived.by(() => {
    const { x, y, w, h } = this.#box();
    return this.scale !== 1 || this.middle.x !== x + w / 2 || this.middle.y !== y + h / 2;
  });

  fit(): void {
    const { x, y, w, h } = this.#box();
    this.scale = 1;
    this.middle = { x: x + w / 2, y: y + h / 2 };
  }

  /** Zoom in on a part of the map as far as it fits. */
  show({ x, y, w, h }: Box): void {
    this.scale = clamp(Math.min(this.#free.w / w, this.#free.h / h) / this.#fitting, FAR, NEAR);
    this.#look({ x: x + w / 2, y: y + h / 2 });
  }

  /** Zoom by a factor, keeping the point under `at` (in pixels) in place. */
  zoom(factor: number, at: Point = { x: this.#free.w / 2, y: this.#free.h / 2 }): void {
    const before = this.toMap(at);
    this.scale = clamp(this.scale * factor, FAR, NEAR);
    const after = this.toMap(at);
    this.#look({ x: this.middle.x + before.x - after.x, y: this.middle.y + before.y - after.y });
  }

  pan(dx: number, dy: number): void {
    this.#look({ x: this.middle.x - dx / this.unit, y: this.middle.y - dy / this.unit });
  }

  /** Scroll until a point is visible, with some room around it. */
  reveal(point: Point, room = 70): void {
    const { x, y, w, h } = this.view;
    const dx = Math.min(0, point.x - room - x) + Math.max(0, point.x + room - x - w);
    const dy = Math.min(0, point.y - room - y) + Math.max(0, point.y + room - y - h);
    if ((dx || dy) && this.scale > 1) this.#look({ x: this.middle.x + dx, y: this.middle.y + dy });
  }

  /** Move the viewport, keeping its middle on the board. */
  #look({ x, y }: Point): void {
    const box = this.#box();
    this.middle = { x: clamp(x, box.x, box.x + box.w), y: clamp(y, box.y, box.y + box.h) };
  }

  toMap({ x, y }: Point): Point {
    const { view, unit } = this;
    return { x: view.x + x / unit, y: view.y + y / unit };
  }

  toScreen({ x, y }: Point): Point {
    const { view, unit } = this;
    return { x: (x - view.x) * unit, y: (y - view.y) * unit };
  }

  /** True for the click event that ends a drag. */
  wasDragged(): boolean {
    return this.#dragged;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, frame: Element): void {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.#dragged = true;
      const { left, top } = frame.getBoundingClientRect();
      const between = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
      const [near, far] = [
        Math.hypot(last.x - other.x, last.y - other.y),
        Math.hypot(now.x - other.x, now.y - other.y),
      ];
      if (near > 0) this.zoom(far / near, between);
      this.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    } else {
      if (!this.#dragged && Math.hypot(now.x - last.x, now.y - last.y) < STILL) return;
      if (!this.#dragged) frame.setPointerCapture(event.pointerId);
      this.#dragged = true;
      this.pan(now.x - last.x, now.y - last.y);
    }
    this.#pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
