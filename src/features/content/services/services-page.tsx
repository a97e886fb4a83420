import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { content } from '../../../ui/theme/global.css.ts';
import { Crew } from './crew.tsx';
import { Extras } from './extras.tsx';
import { Offerings } from './offerings.tsx';
import * as styles from './services-page.css.ts';

/** `/services`: what can be had, who is on board, what can be added. */
export function ServicesPage() {
  return (
    <div className={content}>
      <PageHeader
        size="large"
        title={<Trans>Everything for a day at sea</Trans>}
        lead={
          <Trans>
            A boat by the day or by the hour, a guide for an afternoon, breakfast on deck: what you
            can book, and what you can add to it.
          </Trans>
        }
      />
      <div className={styles.sections}>
        <Offerings />
        <Crew />
        <Extras />
      </div>
    </div>
  );
}
