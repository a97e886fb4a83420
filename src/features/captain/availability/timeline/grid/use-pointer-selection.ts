import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Cell, clamped, isSameCell } from '../model/selection.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from './sizes.ts';

/** This near to an edge, in pixels, a drag scrolls on; and how far with each frame. */
const EDGE = 36;
const STEP = 14;

interface PointerSelectionOptions {
  scroller: RefObject<HTMLDivElement | null>;
  rows: number;
  days: number;
  dayWidth: number;
  namesWidth: number;
  /** Where a choice that is extended with Shift begins. */
  origin: Cell;
  /** Chooses what lies between two days. */
  choose: (cell: Cell, from: Cell) => void;
  /** A finger has touched a day. */
  tap: (cell: Cell) => void;
  /** A link of the grid was pressed. */
  follow: (link: HTMLAnchorElement) => void;
}

/** Chooses days by drag, press and Shift with a mouse or pen, and by taps; a finger that moves scrolls. */
export function usePointerSelection(options: PointerSelectionOptions) {
  const { scroller, rows, days, dayWidth, namesWidth, origin, choose, tap, follow } = options;
  const isTouch = useRef(false);
  const hasDragged = useRef(false);
  const stopDragging = useRef<() => void>(undefined);
  useEffect(() => () => stopDragging.current?.(), []);

  /** The day at a point of the screen; the nearest one for a point beside the days. */
  function cellAt(x: number, y: number): Cell {
    const box = scroller.current;
    if (!box) return { row: 0, day: 0 };
    const { left, top } = box.getBoundingClientRect();
    const across = Math.max(x - left - namesWidth, 0) + box.scrollLeft;
    const down = Math.max(y - top - HEAD_HEIGHT, 0) + box.scrollTop;
    const cell = { row: Math.floor(down / ROW_HEIGHT), day: Math.floor(across / dayWidth) };
    const { row, day } = clamped(cell, rows, days);
    return { row, day: Math.max(day, 0) };
  }

  function drag(from: Cell, start: Cell) {
    let last = start;
    let at: { x: number; y: number } | undefined;
    let frame = 0;

    function extend() {
      if (!at) return;
      const cell = cellAt(at.x, at.y);
      if (isSameCell(cell, last)) return;
      hasDragged.current = true;
      last = cell;
      choose(cell, from);
    }
    function scrollAtEdges() {
      const box = scroller.current;
      if (box && at && hasDragged.current) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const across = at.x > right - EDGE ? STEP : at.x < left + namesWidth + EDGE ? -STEP : 0;
        const down = at.y > bottom - EDGE ? STEP : at.y < top + HEAD_HEIGHT + EDGE ? -STEP : 0;
        if (across !== 0 || down !== 0) {
          box.scrollBy(across, down);
          extend();
        }
      }
      frame = requestAnimationFrame(scrollAtEdges);
    }
    function move(event: globalThis.PointerEvent) {
      at = { x: event.clientX, y: event.clientY };
      extend();
    }
    function stop() {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
      stopDragging.current = undefined;
    }
    stopDragging.current?.();
    stopDragging.current = stop;
    hasDragged.current = false;
    addEventListener('pointermove', move);
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
    frame = requestAnimationFrame(scrollAtEdges);
  }

  function onPointerDown(event: PointerEvent) {
    isTouch.current = event.pointerType === 'touch';
    hasDragged.current = false;
    if (isTouch.current || event.button !== 0 || !(event.target instanceof Element)) return;
    if (!event.target.closest('[role="gridcell"]')) return;
    const cell = cellAt(event.clientX, event.clientY);
    const from = event.shiftKey ? origin : cell;
    // A press on a link leads there; only a drag from it chooses.
    if (event.shiftKey || !event.target.closest('a')) choose(cell, from);
    drag(from, cell);
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    const isForBrowser = event.ctrlKey || event.metaKey || event.button !== 0;
    if (link && hasDragged.current) return event.preventDefault();
    if (link && !isForBrowser) {
      event.preventDefault();
      if (!event.shiftKey) follow(link);
      return;
    }
    if (isTouch.current && event.target.closest('[role="gridcell"]')) {
      tap(cellAt(event.clientX, event.clientY));
    }
  }

  return { onPointerDown, onClick };
}
