import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import type { User } from '../../../api/contract/types.ts';
import type { Versioned } from '../../../api/versioned.ts';
import { Conflict } from '../../../forms/conflict/conflict.tsx';
import { forgetDraft } from '../../../forms/draft/draft.ts';
import { LeaveQuestion } from '../../../forms/editor/leave-question.tsx';
import { useHashFocus } from '../../../forms/editor/use-hash-focus.ts';
import { SaveFailure } from '../../../forms/submission/save-failure.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { formatPhone } from '../../../ui/fields/phone-field/phone.ts';
import { FormPart } from '../../../ui/page/form-part/form-part.tsx';
import { CompanyFields, PayoutFields, PersonFields } from './company-fields.tsx';
import { companyLabels } from './company-labels.ts';
import * as styles from './company-page.css.ts';
import { companyValues, unkeptFields } from './company-rules.ts';
import { groupedIban } from './iban/iban-text.ts';
import { useCompanyForm } from './use-company-form.ts';

/** How values read that stand otherwise in the form. */
const shown = {
  mobilePhone: (phone: unknown) => formatPhone(String(phone)),
  landlinePhone: (phone: unknown) => formatPhone(String(phone)),
  iban: (iban: unknown) => groupedIban(String(iban)),
};

const ways = { hasLeft: () => false, staysAt: (path: string) => path === '/captain/company' };

/** The legal and payout details of a captain, one form with one save. */
export function CompanyForm({ user }: { user: Versioned<User> }) {
  const { t } = useLingui();
  const { form, failure, conflict, lastChange, isRestored } = useCompanyForm(user);
  const pending = useStore(form.store, ({ isSubmitting }) => isSubmitting);
  const isSaved = useStore(form.store, ({ isDefaultValue }) => isDefaultValue);
  const typed = useStore(form.store, ({ values }) => values);
  const unkept = unkeptFields(typed, companyValues(user.company));
  useHashFocus();
  return (
    <form.AppForm>
      <form.Form label={t`My company`}>
        {isRestored && !isSaved && (
          <Notice
            role="status"
            title={<Trans>What you typed before is back, and not saved yet</Trans>}
            action={
              <Button
                variant="secondary"
                size="small"
                onPress={() => {
                  forgetDraft(form);
                  form.reset(companyValues(user.company));
                }}
              >
                <Trans>Discard it</Trans>
              </Button>
            }
          >
            <Trans>The IBAN and the national identity number are never kept on this device.</Trans>
          </Notice>
        )}
        <FormPart
          id="company"
          title={<Trans>The company</Trans>}
          lead={<Trans>As it is registered, and as it stands on invoices.</Trans>}
        >
          <div className={styles.fields}>
            <CompanyFields form={form} />
          </div>
        </FormPart>
        <FormPart
          id="person"
          title={<Trans>Who signs for it</Trans>}
          lead={<Trans>Whom we call and write to about invoices and payouts.</Trans>}
        >
          <div className={styles.fields}>
            <PersonFields form={form} />
          </div>
        </FormPart>
        <FormPart
          id="payout"
          title={<Trans>Payout account</Trans>}
          lead={<Trans>The account must belong to the company or to who signs for it.</Trans>}
        >
          <div className={styles.fields}>
            <PayoutFields form={form} />
          </div>
        </FormPart>
        <div className={styles.notices}>
          <Conflict
            differences={conflict}
            lastChange={lastChange}
            labels={companyLabels}
            shown={shown}
          />
          <SaveFailure
            failure={conflict.length > 0 ? undefined : failure}
            title={<Trans>The company details could not be updated</Trans>}
          />
        </div>
        <div className={styles.bar}>
          <Button type="submit" variant="sea" pending={pending}>
            <Trans>Save the company</Trans>
          </Button>
        </div>
      </form.Form>
      <LeaveQuestion ways={ways} changed={unkept} files={[]} />
    </form.AppForm>
  );
}
