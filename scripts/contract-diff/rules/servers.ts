import type { OperationPair } from '../align/align.ts';
import type { Observation } from '../finding.ts';
import { isObject, type Json, type JsonObject, listAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';

/** Addresses that callers use and that no longer answer, at the root and where overridden. */
export function judgeServers(
  base: JsonObject,
  revision: JsonObject,
  pairs: OperationPair[],
): Observation[] {
  const roots = [urlsOf(base.servers), urlsOf(revision.servers)] as const;
  const following = pairs.filter((pair) => !pair.base.servers && !pair.revision.servers);
  const found = judge(roots[0], roots[1], '#/servers').map((each) => ({
    ...each,
    operations: following.map((pair) => pair.name),
  }));
  for (const pair of pairs.filter((each) => !following.includes(each))) {
    const before = pair.base.servers ? urlsOf(pair.base.servers) : roots[0];
    const after = pair.revision.servers ? urlsOf(pair.revision.servers) : roots[1];
    found.push(
      ...judge(before, after, join(pair.pointer, 'servers')).map((each) => ({
        ...each,
        operations: [pair.name],
      })),
    );
  }
  return found;
}

function judge(before: string[], after: string[], pointer: string): Observation[] {
  const gone = before.filter((url) => !after.includes(url));
  const come = after.filter((url) => !before.includes(url));
  const common = { side: 'revision' as const, pointer };
  return [
    ...gone.map((url) => ({
      ...common,
      rule: 'server-removed',
      level: 'breaking' as const,
      breaks: ['callers' as const],
      message: `Server \`${url}\` no longer stands in the contract.`,
      before,
      after,
    })),
    ...come.map((url) => ({
      ...common,
      rule: 'server-added',
      level: 'addition' as const,
      message: `Server \`${url}\` was added.`,
    })),
  ];
}

function urlsOf(servers: Json | undefined): string[] {
  return listAt({ servers: servers ?? [] }, 'servers')
    .filter(isObject)
    .map((server) => withVariables(String(server.url ?? '/'), server.variables))
    .sort();
}

// A variable with another default is another address for whoever does not fill it in.
function withVariables(url: string, variables: Json | undefined): string {
  if (!isObject(variables)) return url;
  return url.replace(/\{([^}]*)\}/g, (whole, name: string) => {
    const variable = variables[name];
    return isObject(variable) && typeof variable.default === 'string' ? variable.default : whole;
  });
}
