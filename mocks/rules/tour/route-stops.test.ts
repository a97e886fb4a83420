import { describe, expect, it } from 'vitest';
import { routeStops } from './route-stops.ts';

const namesOf = (routeDescription: string) =>
  routeStops({ routeDescription }).map(({ name }) => name);

describe('the stops of a route', () => {
  it('are the places it names, with commas or line by line', () => {
    expect(namesOf('Göcek, Tersane Adası, Göcek.')).toEqual(['Göcek', 'Tersane Adası', 'Göcek']);
    expect(namesOf('- Göcek\n• Domuz Adası')).toEqual(['Göcek', 'Domuz Adası']);
  });
  it('lie where the map has them', () => {
    expect(routeStops({ routeDescription: 'Tersane Adası, bir koy.' })).toEqual([
      { name: 'Tersane Adası', latitude: 36.673, longitude: 28.915 },
      { name: 'bir koy', latitude: null, longitude: null },
    ]);
  });
  it('are none in sentences, nor where one place is all', () => {
    expect(namesOf('Sabah çıkıyoruz. Akşam dönüyoruz.')).toEqual([]);
    expect(namesOf('Göcek')).toEqual([]);
    expect(namesOf('')).toEqual([]);
  });
});
