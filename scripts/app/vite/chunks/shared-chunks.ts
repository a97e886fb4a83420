import type { Plugin } from 'vite';
import { gather } from './gather.ts';
import type { Bundle } from './imports.ts';
import { readNeeds } from './needs.ts';

const ADMIN_STYLES =
  /\/src\/(?:domain\/(?:admin-record|managed-list)|features\/admin)\/.*\.css\.ts/;

/** The name of the chunk of each module that several parts of the app need. */
async function chunkNames(bundle: Bundle): Promise<Map<string, string>> {
  const { loads, groups } = await readNeeds(bundle);
  const weights = loads.map(({ weight }) => weight);
  return new Map(
    gather(groups, weights).flatMap(({ modules, kind }, place) =>
      modules.map((id) => [id, `${kind}-${place}`]),
    ),
  );
}

/**
 * Gathers what several parts of the app need into chunks. Every page and everything that loads by itself is a
 * chunk; a chunk for each module that they share would be hundreds of tiny files, which cost a phone dearly, and
 * one for all of them would load what a page does without.
 */
export function sharedChunks() {
  let names: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    async buildEnd(error) {
      if (!error && this.environment.name === 'client') names = await chunkNames(this);
    },
  };
  const groups = [
    {
      name: (id: string) => names.get(id) ?? null,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      // The entry names the styles of every page: those of the administration are one file.
      name: (id: string) => (ADMIN_STYLES.test(id) ? 'administration-styles' : null),
      includeDependenciesRecursively: false,
      priority: 4,
    },
  ];
  return { plugin, groups };
}
