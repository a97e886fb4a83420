import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { Drawer } from './drawer.tsx';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {inLanguage({ tr: 'Çekmeceyi aç', en: 'Open the drawer' })}
      </Button>
      <Drawer
        title={inLanguage({ tr: 'Filtreler', en: 'Filters' })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button wide onPress={() => setOpen(false)}>
            {inLanguage({ tr: '24 tekneyi göster', en: 'Show 24 boats' })}
          </Button>
        }
      >
        <p>{inLanguage({ tr: 'Fiyat, kapasite, tür…', en: 'Price, capacity, type…' })}</p>
      </Drawer>
    </>
  );
}

export const examples = { 'opened by a button': Opened };
