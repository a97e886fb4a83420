import type { ComponentType, ReactNode } from 'react';

/** The examples of one component: its name, and each state by its own. */
export interface ShownComponent {
  name: string;
  examples: Readonly<Record<string, ReactNode | ComponentType>>;
}

type Examples = { examples: ShownComponent['examples'] };

const modules = import.meta.glob<Examples>([
  '../../../ui/**/*.examples.tsx',
  '../../../map/**/*.examples.tsx',
  '../../../forms/**/*.examples.tsx',
]);

function nameOf(path: string): string {
  return /\/([a-z-]+)\.examples\.tsx$/.exec(path)?.[1] ?? path;
}

/** The names of all components that have examples, in their order. */
export const componentNames: readonly string[] = Object.keys(modules).map(nameOf).sort();

/** The examples of all components, or of the one called `only`. */
export async function loadComponents(only: string | null): Promise<ShownComponent[]> {
  const selected = Object.entries(modules).filter(([path]) => !only || nameOf(path) === only);
  const components = await Promise.all(
    selected.map(async ([path, load]) => ({ name: nameOf(path), ...(await load()) })),
  );
  return components.sort((one, two) => (one.name < two.name ? -1 : 1));
}
