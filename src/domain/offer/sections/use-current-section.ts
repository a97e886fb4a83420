import { useEffect, useState } from 'react';

/** Where a section is being read: below the tabs at the top, in the upper quarter of the window. */
const readingBand = '-60px 0px -75% 0px';

/** The section that is being read: the last of `ids` that has come up that far; undefined before the first has. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const sections = list.split(' ');
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        setCurrent(sections.findLast((id) => read.has(id)));
      },
      { rootMargin: readingBand },
    );
    for (const id of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
