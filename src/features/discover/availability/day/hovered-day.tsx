import { createContext, type ReactNode, use, useState } from 'react';

const Hovered = createContext<string | null>(null);
const SetHovered = createContext<(date: string | null) => void>(() => undefined);

/**
 * Knows which day of the months in it the pointer is on. Only what asks for it is rendered again when the
 * pointer moves on: months have some eighty days.
 */
export function HoverScope({ children }: { children: ReactNode }) {
  const [hovered, setHovered] = useState<string | null>(null);
  return (
    <SetHovered value={setHovered}>
      <Hovered value={hovered}>{children}</Hovered>
    </SetHovered>
  );
}

/** Takes the day, `YYYY-MM-DD`, that the pointer comes upon, or null when it leaves one. */
export const useOnHover = () => use(SetHovered);

/** A line about the day that the pointer is on, else the focused one (`YYYY-MM-DD`). */
export function ToldDay({
  focused,
  wordsOf,
  className,
}: {
  focused: string;
  wordsOf: (day: string) => string[];
  className: string;
}) {
  const told = use(Hovered) ?? focused;
  return <p className={className}>{wordsOf(told).join(' · ')}</p>;
}
