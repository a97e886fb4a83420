import { Trans } from '@lingui/react/macro';
import type { PersonalInfo } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';
import * as styles from '../captain-profile-page.css.ts';
import { Fact } from '../fact.tsx';

export function PersonalView({ info }: { info: PersonalInfo }) {
  const format = useFormat();
  const { street, district, city, postalCode, country } = info.address;
  const address = [street, district, [postalCode, city].filter(Boolean).join(' '), country];
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>First name</Trans>}>{info.firstName}</Fact>
      <Fact name={<Trans>Last name</Trans>}>{info.lastName}</Fact>
      <Fact name={<Trans>E-mail</Trans>}>{info.email}</Fact>
      <Fact name={<Trans>Mobile number</Trans>}>{formatPhone(info.phone)}</Fact>
      <Fact name={<Trans>Date of birth</Trans>}>
        {info.dateOfBirth && format.date(info.dateOfBirth)}
      </Fact>
      <Fact name={<Trans>Address</Trans>}>{address.filter(Boolean).join(', ')}</Fact>
    </dl>
  );
}
