import type { ReactNode, SyntheticEvent } from 'react';
import { Group } from 'react-aria-components/Group';
import { FigureNote } from './figure-note.tsx';
import { useTypedNumber } from './use-typed-number.ts';

interface NumberBoxProps {
  className: string;
  /** The input and the buttons of the number. */
  children: ReactNode;
}

const stepKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];

const isOfInput = ({ target }: SyntheticEvent) => target instanceof HTMLInputElement;

/**
 * The box of a React Aria number field. It reads what is typed with either decimal sign, before React Aria does,
 * and says below itself when a typed number was brought within the limits.
 */
export function NumberBox({ className, children }: NumberBoxProps) {
  const { adjustment, onTyped, read, commit, compare } = useTypedNumber();
  return (
    <>
      <Group
        className={className}
        onInputCapture={(event) => {
          if (event.target instanceof HTMLInputElement) onTyped(event.target.value);
        }}
        onBlurCapture={(event) => {
          if (isOfInput(event)) read();
        }}
        onBlur={(event) => {
          if (event.target instanceof HTMLInputElement) compare(event.target);
        }}
        onKeyDownCapture={({ key, target }) => {
          if (key === 'Enter' && target instanceof HTMLInputElement) commit(target);
          else if (stepKeys.includes(key)) read();
        }}
        onPointerDownCapture={(event) => {
          if (!isOfInput(event)) read();
        }}
        onPasteCapture={(event) => {
          const { target, clipboardData } = event;
          if (!(target instanceof HTMLInputElement) || target.readOnly) return;
          const { selectionStart, selectionEnd, value } = target;
          // A part that is pasted is an edit like any other.
          if (selectionStart !== 0 || selectionEnd !== value.length) return;
          event.preventDefault();
          event.stopPropagation();
          commit(target, clipboardData.getData('text/plain').trim());
        }}
      >
        {children}
      </Group>
      <FigureNote adjustment={adjustment} />
    </>
  );
}
