import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { EmptyState } from './empty-state.tsx';

export const examples = {
  'with a button': (
    <EmptyState
      title={inLanguage({ tr: 'Henüz rezervasyonunuz yok', en: 'You have no bookings yet' })}
      action={
        <Button variant="secondary">
          {inLanguage({ tr: 'Teknelere bak', en: 'See the boats' })}
        </Button>
      }
    >
      {inLanguage({
        tr: 'Bir tekne ayırttığınızda burada görünür.',
        en: 'When you book a boat it appears here.',
      })}
    </EmptyState>
  ),
};
