import type { OpenApiDocument } from '../model/document.ts';
import { consequencesSection } from './consequences.ts';
import { figuresSection } from './derived.ts';
import { filterBox } from './filter-box.ts';
import { ordersSection } from './order.ts';
import { refundsSection } from './refunds.ts';
import { serverSetSection } from './server-set.ts';
import { statesSection } from './states.ts';
import { uniqueSection } from './unique.ts';

/** The page of what follows from calls: what the annotations of the contract say, in tables. */
export function effectsPage(contract: OpenApiDocument): string {
  return `<p>What a call leads to beyond its own answer. The same stands at each operation.</p>
${filterBox('Find a record or an operation')}
${statesSection(contract)}
${consequencesSection(contract)}
${ordersSection(contract)}
${serverSetSection(contract)}
${uniqueSection(contract)}
${figuresSection(contract)}
${refundsSection(contract)}`;
}
