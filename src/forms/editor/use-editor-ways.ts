import { type LinkProps, type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type PartFields, partsOf } from './parts.ts';

/** How another part of the same form is opened, or the form of a record that has just got its id. */
export const inPlace = {
  replace: true,
  resetScroll: false,
  state: { keepsFocus: true },
} as const;

interface EditorWays<Part extends string> {
  /** As it stands in the address: an id, or `new`. */
  address: string;
  parts: PartFields<Part>;
  /** The address of a part. */
  to: (address: string, part: Part) => NavigateOptions;
  /** The address of the list, below which the parts stand. */
  list: NonNullable<LinkProps['to']>;
  /** The new record has its id. */
  onCreated: (id: number) => void;
}

/** The ways between the parts of an editor's form, and out of it. */
export function useEditorWays<Part extends string>(ways: EditorWays<Part>) {
  const { address, parts, to, list } = ways;
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const [known] = useState(() => new Set([address]));
  return {
    /** On the way to the list, which takes a while on a bad connection. */
    isLeaving,
    /** Whether everything was stored, and the list is asked for. */
    hasLeft: () => hasLeft.current,
    /** Whether an address is still this editor: another part of it. */
    staysAt: (path: string) =>
      [...known].some((id) => partsOf(parts).some((part) => path === `${list}/${id}/${part}`)),
    open(part: Part): void {
      // A number is read when its field is left; the other part would take the field away before that.
      const { activeElement } = document;
      const isInField = activeElement?.closest('[role="tabpanel"]');
      if (isInField && activeElement instanceof HTMLElement) activeElement.blur();
      void navigate(to(address, part));
    },
    onCreated(id: number): void {
      known.add(String(id));
      ways.onCreated(id);
    },
    onSaved(): void {
      hasLeft.current = true;
      setLeaving(true);
      void navigate({ to: list }).finally(() => setLeaving(false));
    },
  };
}
