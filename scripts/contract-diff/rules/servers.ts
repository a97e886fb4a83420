import type { OperationPair } from '../align/align.ts';
import type { Observation } from '../finding.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, stringsAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import type { ContractRule } from './rule.ts';

interface Server {
  /** As it is written. */
  template: string;
  /** With every variable at its default, in one spelling. */
  url: string;
  variables: JsonObject;
}

/** Addresses that callers use and that no longer answer, at the root and where overridden. */
export const judgeServers: ContractRule = ({ base, revision, pairs }) => {
  const roots = [serversOf(base.document.servers), serversOf(revision.document.servers)] as const;
  const following = pairs.filter((pair) => !pair.base.servers && !pair.revision.servers);
  // Addresses of the root that no operation takes are nobody's.
  const isRead = following.length > 0 || pairs.length === 0;
  const found = (isRead ? judge(roots[0], roots[1], '#/servers') : []).map((each) => ({
    ...each,
    operations: following.map((pair) => pair.name),
  }));
  for (const pair of pairs.filter((each) => !following.includes(each))) {
    const of = (operation: JsonObject, root: Server[]) =>
      operation.servers ? serversOf(operation.servers) : root;
    const [before, after] = [of(pair.base, roots[0]), of(pair.revision, roots[1])];
    found.push(...judge(before, after, join(pair.pointer, 'servers')).map(forOne(pair)));
  }
  return found;
};

function forOne(pair: OperationPair) {
  return (each: Observation) => ({ ...each, operations: [pair.name] });
}

function judge(before: Server[], after: Server[], pointer: string): Observation[] {
  const urls = (servers: Server[]) => servers.map(({ url }) => url).sort();
  const [had, has] = [urls(before), urls(after)];
  const common = { side: 'revision' as const, pointer };
  const moved = before.flatMap((server): [Server, Server][] => {
    const twin = after.find(({ template }) => template === server.template);
    const isOther = twin !== undefined && twin.url !== server.url;
    return isOther && !has.includes(server.url) && !had.includes(twin.url) ? [[server, twin]] : [];
  });
  const told = new Set(moved.flat().map(({ url }) => url));
  const reached = new Set(after.flatMap(addressesOf));
  return [
    ...moved.flatMap(([server, twin]) => [
      ...judgeDefaults(server, twin, pointer),
      ...judgeVariables(server, twin, pointer),
    ]),
    ...had
      .filter((url) => !has.includes(url) && !told.has(url) && !reached.has(url))
      .map((url) => ({
        ...common,
        rule: 'server-removed',
        level: 'breaking' as const,
        breaks: ['callers' as const],
        message: `Server \`${url}\` no longer stands in the contract.`,
        before: had,
        after: has,
      })),
    ...has
      .filter((url) => !had.includes(url) && !told.has(url))
      .map((url) => ({
        ...common,
        rule: 'server-added',
        level: 'addition' as const,
        message: `Server \`${url}\` was added.`,
      })),
    ...before.flatMap((server) => {
      const twin = after.find(({ url }) => url === server.url);
      const isKept = isWrittenOut(server, after);
      const found = twin ? judgeVariables(server, twin, pointer) : [];
      return found.filter(({ level }) => level !== 'breaking' || !isKept);
    }),
  ];
}

/** Whether every address of a server stands in the contract by itself, so that nobody needs to fill in a variable. */
function isWrittenOut(server: Server, servers: Server[]): boolean {
  const written = new Set(
    servers.flatMap((each) => (Object.keys(each.variables).length === 0 ? each.url : [])),
  );
  const addresses = addressesOf(server);
  return addresses.length > 0 && addresses.every((url) => written.has(url));
}

// More of them are no servers that somebody would write one by one.
const MOST_ADDRESSES = 100;

/** Every address of a server, where its variables list their values; none where one of them may be anything. */
function addressesOf({ template, variables }: Server): string[] {
  let found = [template];
  for (const name of Object.keys(variables)) {
    const values = stringsAt(objectAt(variables, name), 'enum');
    found = found.flatMap((url) => values.map((value) => url.replaceAll(`{${name}}`, value)));
    if (found.length > MOST_ADDRESSES) return [];
  }
  return found.map(canonicalUrl);
}

/** Variables of one address with another value unless callers say one. */
function judgeDefaults(before: Server, after: Server, pointer: string): Observation[] {
  return Object.keys(before.variables).flatMap((name) => {
    const [had, has] = [before, after].map((server) => objectAt(server.variables, name)?.default);
    if (had === has) return [];
    return {
      rule: 'server-variable-changed',
      level: 'breaking' as const,
      side: 'revision' as const,
      pointer,
      breaks: ['callers' as const],
      message: `Default of variable \`${name}\` of server \`${before.template}\` changed from '${had}' to '${has}'.`,
    };
  });
}

// A variable or a value that is lost is an address that is lost, whatever the default.
function judgeVariables(before: Server, after: Server, pointer: string): Observation[] {
  const found: Observation[] = [];
  const common = { side: 'revision' as const, pointer, breaks: ['callers' as const] };
  for (const name of Object.keys(before.variables)) {
    const what = `Variable \`${name}\` of server \`${before.url}\``;
    const rule = 'server-variable-changed';
    const [one, other] = [objectAt(before.variables, name), objectAt(after.variables, name)];
    const values = stringsAt(one, 'enum');
    const isFixed = values.length === 1;
    if (!other) {
      if (!isFixed)
        found.push({ ...common, rule, level: 'breaking', message: `${what} was removed.` });
      continue;
    }
    const kept = stringsAt(other, 'enum');
    const isFree = other.enum === undefined;
    const lost = values.filter((value) => !kept.includes(value));
    if (isFree) {
      if (values.length > 0) {
        const message = `${what} takes any value.`;
        found.push({ ...common, rule: 'server-variable-added', level: 'addition', message });
      }
    } else if (values.length === 0) {
      const message = `${what} takes only ${kept.map((value) => `'${value}'`).join(', ')}.`;
      found.push({ ...common, rule, level: 'breaking', message });
    } else if (lost.length > 0) {
      const message = `${what} no longer takes ${lost.map((value) => `'${value}'`).join(', ')}.`;
      found.push({ ...common, rule, level: 'breaking', message, before: values, after: kept });
    } else if (kept.some((value) => !values.includes(value))) {
      const message = `${what} takes more values.`;
      found.push({ ...common, rule: 'server-variable-added', level: 'addition', message });
    }
  }
  for (const name of Object.keys(after.variables).filter((each) => !before.variables[each])) {
    const message = `Variable \`${name}\` of server \`${after.url}\` was added.`;
    found.push({ ...common, rule: 'server-variable-added', level: 'addition', message });
  }
  return found;
}

function serversOf(servers: Json | undefined): Server[] {
  return listAt({ servers: servers ?? [] }, 'servers')
    .filter(isObject)
    .map((server) => {
      const url = String(server.url ?? '/');
      const written = Object.entries(objectAt(server, 'variables') ?? {});
      const variables = Object.fromEntries(
        written.map(([name, variable]) => [
          name,
          isObject(variable) ? inTexts(variable) : variable,
        ]),
      );
      const used = Object.entries(variables).filter(([name]) => url.includes(`{${name}}`));
      return {
        template: url,
        url: canonicalUrl(withVariables(url, variables)),
        variables: Object.fromEntries(used),
      };
    });
}

/** The values of a variable as texts, which they are in an address: YAML reads `8443` as a number. */
function inTexts(variable: JsonObject): JsonObject {
  const said: JsonObject = { ...variable };
  if (Array.isArray(variable.enum)) said.enum = variable.enum.map(String);
  if (variable.default !== undefined) said.default = String(variable.default);
  return said;
}

// Hosts do not tell upper from lower case, and paths are appended: a final slash says nothing.
function canonicalUrl(url: string): string {
  const host = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(url)?.[0] ?? '';
  const port = /^https:/i.test(host) ? /:443$/ : /:80$/;
  const rest = url.slice(host.length).replace(/\/+$/, '');
  return `${host.toLowerCase().replace(port, '')}${rest}` || '/';
}

// A variable with another default is another address for whoever does not fill it in.
function withVariables(url: string, variables: JsonObject): string {
  return url.replace(/\{([^}]*)\}/g, (whole, name: string) => {
    const variable = variables[name];
    return isObject(variable) && typeof variable.default === 'string' ? variable.default : whole;
  });
}
