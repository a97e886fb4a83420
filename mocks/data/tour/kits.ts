import type { Schemas } from '../../store/records.ts';

/** What is part of a tour of some kind, what guests bring, and for whom it is not. */
interface Kit {
  includedServices: string;
  excludedServices: string;
  requirements: string;
  notAllowed: string;
  notSuitableFor: string;
}

const kit = (
  includedServices: string,
  excludedServices: string,
  requirements: string,
  notAllowed: string,
  notSuitableFor: string,
): Kit => ({ includedServices, excludedServices, requirements, notAllowed, notSuitableFor });

const WALKING = 'Tabanı tutan kapalı ayakkabı\nBir litre su ve şapka';

export const kits: Record<Schemas['TourType'], Kit> = {
  BOAT: kit(
    'Öğle yemeği, meyve, çay ve su\nŞnorkel takımı ve can yeleği\nYolcu sigortası',
    'Alkollü içecekler\nOtelden alınma',
    'Mayo ve havlu\nGüneş kremi ve şapka',
    'Topuklu ayakkabı\nKapalı alanda sigara',
    'Deniz tutması ağır olanlar.',
  ),
  HIKING: kit(
    'Rehberlik\nKuruyemiş ve meyve\nÖnemli noktalara araçla ulaşım',
    'Öğle yemeği\nOtelden alınma',
    WALKING,
    'Ateş yakmak\nDal ve çiçek koparmak',
    'Diz ve kalp rahatsızlığı olanlar, sekiz yaşından küçük çocuklar.',
  ),
  CULTURAL: kit(
    'Rehberlik ve kulaklık\nGiriş ücretleri\nMola yerinde kahve ya da çay',
    'Öğle yemeği\nMüze kartıyla girilmeyen yerler',
    'Rahat ayakkabı\nMüze kartı olanlar yanında getirsin',
    'Tripod\nEserlere dokunmak',
    'Uzun süre ayakta kalamayanlar.',
  ),
  FOOD: kit(
    'Bütün tadımlar ve içecekler\nRehberlik\nTariflerin yazılı olduğu bir kart',
    'Tadım dışındaki alkollü içecekler\nOtelden alınma',
    'Boş bir mide\nAlerjiler rezervasyonda yazılsın',
    'Dışarıdan yiyecek',
    'Gluten ya da kuruyemiş alerjisi ağır olanlar.',
  ),
  CITY: kit(
    'Rehberlik\nŞehir içi ulaşım\nBir kahve ya da şerbet',
    'Öğle yemeği\nMüze girişleri',
    'Rahat ayakkabı',
    'Yüksek sesle müzik',
    '',
  ),
  NATURE: kit(
    'Rehberlik ve ulaşım\nÖğle yemeği\nGüvenlik malzemesi ve sigorta',
    'Fotoğraf ve video çekimi\nAlkollü içecekler',
    'Islanabilecek ayakkabı\nYedek giysi ve havlu',
    'Cam şişe\nTek kullanımlık plastik',
    'Hamileler ve yedi yaşından küçük çocuklar.',
  ),
  PHOTOGRAPHY: kit(
    'Eşlik eden fotoğrafçı\nUlaşım\nSıcak içecek ve simit',
    'Makine kirası\nÖğle yemeği',
    'Kendi makineniz ya da telefonunuz\nİnce bir ceket',
    'İzinsiz dron uçurmak',
    '',
  ),
  DIVING: kit(
    'Dalış malzemesi ve eğitmen\nSu altı fotoğrafları\nÖğle yemeği ve su',
    'Dalış sertifikası\nOtelden alınma',
    'Yüzme bilmek\nSağlık beyanı',
    'Dalıştan önceki sekiz saatte alkol\nDalıştan sonraki on sekiz saatte uçuş',
    'Kalp ve akciğer rahatsızlığı olanlar, hamileler ve on yaşından küçük çocuklar.',
  ),
};
