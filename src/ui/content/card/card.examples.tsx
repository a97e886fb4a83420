import { HeartButton } from '../../actions/heart-button/heart-button.tsx';
import { inLanguage } from '../../example-text.ts';
import { Badge } from '../badge/badge.tsx';
import { Price } from '../price/price.tsx';
import { Rating } from '../rating/rating.tsx';
import { cardLink } from './card.css.ts';
import { Card } from './card.tsx';

const picture = (
  <img src="/generated/scenes/place-gocek.svg" alt="" width={800} height={600} loading="lazy" />
);
const facts = inLanguage({
  tr: 'Gulet, 24 m · Göcek · 12 misafir',
  en: 'Gulet, 24 m · Göcek · 12 guests',
});

export const examples = {
  full: (
    <div style={{ maxWidth: 360, position: 'relative' }}>
      <Card
        picture={picture}
        level={3}
        title={
          <a href="#card" className={cardLink}>
            Gülşah
          </a>
        }
        aside={<Rating value={4.9} count={128} />}
        facts={facts}
        price={<Price lira={48_500} unit="day" />}
        badge={<Badge tone="instant">{inLanguage({ tr: 'Anında onay', en: 'Instant' })}</Badge>}
      />
      <div style={{ position: 'absolute', top: 8, right: 8 }}>
        <HeartButton name="Gülşah" isFavourite={false} onChange={() => undefined} />
      </div>
    </div>
  ),
  'a name that is long': (
    <div style={{ maxWidth: 300 }}>
      <Card
        picture={picture}
        level={3}
        title="Kaptan Barbaros Hayrettin’in büyük teknesi"
        aside={<Rating value={4.1} />}
        facts={facts}
        price={<Price lira={1_248_500.5} unit="person" />}
      />
    </div>
  ),
};
