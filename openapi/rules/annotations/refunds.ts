import { annotationRule } from './names.ts';

interface Refunds {
  of?: string;
  general?: string;
  terms?: Record<string, { share?: number; untilHours?: number }[]>;
}

/** `x-refunds` has steps for every policy of its enum, each later and no more generous than the one before. */
export const refunds = annotationRule<Refunds>(
  'x-refunds',
  ({ of = '', general = '', terms = {} }, names, { schema }, report) => {
    const policies = (names.schemas.get(schema ?? '')?.enum ?? []).map(String);
    if (policies.length === 0) return report('x-refunds stands at an enum that has a name.');
    const [record = '', field = ''] = of.split('.');
    if (!names.fieldsOf(record).has(field))
      report(`x-refunds.of names the field that tells the share, not ${of || 'nothing'}.`);
    if (!policies.includes(general))
      report(`x-refunds.general names ${general || 'nothing'}, which the enum has not.`);
    for (const policy of policies)
      if (!terms[policy]) report(`x-refunds.terms says nothing of ${policy}.`);
    for (const [policy, steps] of Object.entries(terms)) {
      if (!policies.includes(policy))
        report(`x-refunds.terms names ${policy}, which the enum has not.`);
      let [most, latest] = [1, Number.POSITIVE_INFINITY];
      for (const { share = -1, untilHours = -1 } of steps) {
        if (share <= 0 || share > most || untilHours < 0 || untilHours >= latest)
          report(
            `x-refunds.terms.${policy}: each step has a share above 0 and at most that of the step before, and ends later than it.`,
          );
        [most, latest] = [share, untilHours];
      }
    }
  },
);
