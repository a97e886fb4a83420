import { Button } from '../../actions/button/button.tsx';
import { Price } from '../../content/price/price.tsx';
import { inLanguage } from '../../example-text.ts';
import { BottomBar } from './bottom-bar.tsx';

export const examples = {
  'below 1200 px': (
    <BottomBar
      below="desktop"
      detail={inLanguage({ tr: '12–15 Haz · 3 gün · toplam', en: '12–15 Jun · 3 days · total' })}
      action={<Button>{inLanguage({ tr: 'Hemen ayırt', en: 'Book now' })}</Button>}
    >
      <Price lira={157_275} size="large" />
    </BottomBar>
  ),
};
