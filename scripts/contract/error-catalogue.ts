import type { OpenApiDocument } from '../generate/document.ts';
import { catalogueOf, errorCodesById } from '../generate/error-codes/codes.ts';

/** More operations than this are not told one by one. */
const FEW = 8;

/** Which operations answer a code, in words. */
function whereOf(scope: string, operations: readonly string[]): string {
  if (scope === 'status') return 'every operation that lists the status';
  if (scope === 'token') return 'every operation where a token counts';
  if (scope === 'address') return 'no operation: the address leads to none';
  if (scope !== 'operation') return `every operation that takes \`${scope}\``;
  const named = operations.slice(0, FEW).map((id) => `\`${id}\``);
  const others = operations.length - named.length;
  return `${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

/** A Markdown section: every error code by status, what it means, when it occurs and what a client does. */
export function errorCatalogue(contract: OpenApiDocument): string {
  const answeredBy = new Map<string, string[]>();
  for (const [id, codes] of errorCodesById(contract)) {
    for (const code of [...codes.values()].flat())
      answeredBy.set(code, [...(answeredBy.get(code) ?? []), id]);
  }
  const byStatus = Map.groupBy(catalogueOf(contract), ([, { status }]) => status);
  const tables = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, entries]) => {
      const rows = entries.map(([code, { scope = 'operation', meaning, when, client }]) => {
        const where = whereOf(scope, answeredBy.get(code) ?? []);
        return `| \`${code}\` | ${meaning} ${when} | ${client} | ${where} |`;
      });
      return `## ${status}

| Code | What it means, and when it occurs | What a client does | Answered by |
|---|---|---|---|
${rows.join('\n')}
`;
    });
  return `# Error codes

Every refusal carries a \`code\` for programs. There will be more of them: a client treats a code that it does
not know by the status.

${tables.join('\n')}`;
}
