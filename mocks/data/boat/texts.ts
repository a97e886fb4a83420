import type { Random } from '../../lib/random.ts';
import { fromPlace, inPlace, ofName, toPlace, withName } from '../text/suffix.ts';
import { inWords, listed, sentence } from '../text/words.ts';
import type { Build, Model } from './models.ts';

/** What is told of a boat. */
export interface BoatFacts {
  name: string;
  model: Model;
  buildYear: number;
  place: string;
  mooring: string;
  /** Three bays or sights of the place. */
  bays: string[];
  captain: string;
}

type Line = (facts: BoatFacts) => string;

const people = ({ model }: BoatFacts) => inWords(model.capacity);
const cabins = ({ model }: BoatFacts) => inWords(model.cabins);
const metres = ({ model }: BoatFacts) => inWords(Math.floor(model.length));

const SHORT: Record<Build, Line[]> = {
  gulet: [
    (f) =>
      `${sentence(people(f))} kişilik, ${cabins(f)} kabinli klasik bir gulet. ${inPlace(f.place)} mavi yolculuk için.`,
    (f) =>
      `Geniş güverteli ahşap gulet; ${fromPlace(f.place)} günlük ya da haftalık, mürettebatıyla.`,
    (f) => `${sentence(metres(f))} metrelik gulet: kalabalık aileler ve arkadaş grupları için.`,
  ],
  wooden: [
    (f) => `${ofName(f.place)} ahşap teknelerinden. Yavaş, gölgeli ve ${people(f)} kişilik.`,
    () => `Ustasının elinden çıkmış ahşap tekne; koyları acele etmeden gezmek için.`,
    (f) => `${sentence(people(f))} kişiyle günübirlik koy gezisi için sıcak bir ahşap tekne.`,
  ],
  sail: [
    (f) =>
      `Yelkeni seven ${people(f)} kişi için bakımlı bir ${f.model.manufacturer ?? 'yelkenli'}.`,
    (f) => `Rüzgârı bulunca motoru susturanlara, ${fromPlace(f.place)} kaptanlı yelkenli.`,
    (f) => `${sentence(cabins(f))} kabinli yelkenli; ilk kez dümene geçecekler de hoş geldi.`,
  ],
  catamaran: [
    () => `Sallanmayan, ferah bir katamaran. Çocuklu aileler ve kalabalık arkadaş grupları için.`,
    (f) => `${sentence(people(f))} kişilik katamaran: önde ağlar, arkada geniş bir sofra.`,
  ],
  motoryacht: [
    (f) => `${inPlace(f.place)} hızlı ve konforlu bir gün için ${people(f)} kişilik motoryat.`,
    (f) => `Flybridge'i, klimalı salonu ve güler yüzlü mürettebatıyla ${f.model.brandModel}.`,
  ],
  saloon: [
    (f) => `Boğaz'da davet, kutlama ve gün batımı için ${people(f)} kişilik yat.`,
    () => `Kapalı salonuyla yıl boyu Boğaz'da: nişan, doğum günü, şirket yemeği.`,
  ],
  motorboat: [
    (f) =>
      `${inPlace(f.place)} koyları bir günde gezmek için ${people(f)} kişilik, gölgelikli motorbot.`,
    () => `Kapalı kamarası ve yüzme platformuyla aileler için rahat bir motorbot.`,
  ],
  speedboat: [
    (f) => `Uzak koylara yarım saatte varan ${people(f)} kişilik sürat teknesi.`,
    () => `Su kayağı, wakeboard ve hızlı koy gezisi için güçlü bir tekne.`,
  ],
};

const ABOUT: Record<Build, Line[]> = {
  gulet: [
    (f) =>
      `${f.name} ${f.buildYear} yılında denize indi. ${sentence(metres(f))} metrelik güvertesinde herkese gölgede bir minder, güneşte bir şezlong düşer; kıçtaki uzun masada ${people(f)} kişi birlikte oturur. ${sentence(cabins(f))} kabinin her birinde kendi banyosu vardır.`,
    (f) =>
      `${f.buildYear} yapımı ${f.name}, usta işi ahşabı ve bakımlı donanımıyla kıyının tanınmış guletlerindendir. ${sentence(cabins(f))} kabinde ${people(f)} konuk ağırlanır. Aşçımız sabahları ekmeği teknede pişirir.`,
    (f) =>
      `${withName(f.name)} yola çıkanların çoğu ertesi yıl yine gelir: geniş baş güverte, serin kabinler, hiç eksilmeyen çay. Tekne her kış karaya alınır, ahşabı elden geçirilir.`,
  ],
  wooden: [
    (f) =>
      `${f.name} ${f.buildYear} yılında yapılmış ${metres(f)} metrelik ahşap bir teknedir. Tentesinin altında bütün gün gölge bulunur; motoru sakin, gidişi yumuşaktır.`,
    (f) =>
      `${withHistory(f)} Bugün ${people(f)} konuğu sofrasında ağırlıyor; öğle yemeği güvertede, gözünüzün önünde pişiyor.`,
    (f) =>
      `Acelesi olmayanların teknesi ${f.name}. Merdiveni geniş, suya girip çıkması kolaydır; yüzmeyi yeni öğrenen çocuklar için simit ve yelek bulunur.`,
  ],
  sail: [
    (f) =>
      `${f.name} ${f.buildYear} model bir ${f.model.brandModel}. Ana yelken de ön yelken de yenidir; seyirde isteyen dümene geçer, isteyen başta oturup ayaklarını suya sallar.`,
    (f) =>
      `${sentence(metres(f))} metrelik ${f.name}, orsada da pupada da keyifli gider. ${sentence(cabins(f))} kabini, ${inWords(f.model.bathrooms)} banyosu vardır; mutfağı üç öğüne yeter.`,
    (f) =>
      `Yelken bilmeniz gerekmez: ${f.captain} Kaptan isteyene ilk tramolayı attırır. ${f.name} her yıl bakımdan geçer, güvenlik donanımı tamdır.`,
  ],
  catamaran: [
    (f) =>
      `${ofName(f.name)} iki gövdesi arasındaki ağlarda uzanıp denizi izlersiniz. Salonla kıç güverte aynı kottadır, küçük çocuklar rahat dolaşır. ${sentence(cabins(f))} çift kişilik kabini vardır.`,
    (f) =>
      `${f.buildYear} model ${f.model.brandModel}: demirde bile kıpırdamayan bir tekne. Paddle board ve şnorkel takımı teknededir, jeneratör geceleri susar.`,
  ],
  motoryacht: [
    (f) =>
      `${f.name} ${f.buildYear} model bir ${f.model.brandModel}. ${sentence(inWords(Math.round(f.model.maxSpeed)))} mil hızla en uzak koya öğleden önce varır; flybridge'de güneşlenir, klimalı salonda serinlersiniz.`,
    (f) =>
      `${sentence(cabins(f))} kabinli ${f.name}, günübirlik gezilerde ${people(f)} kişi ağırlar. Kıçtaki platform suya iner; oyuncaklar ve su jeti isteğe bağlıdır.`,
  ],
  saloon: [
    (f) =>
      `${f.name} ${inPlace(f.place)} ${f.buildYear} yılından beri davet taşıyor. Kapalı salonu kışın sıcak, yazın serindir; üst güvertede ${people(f)} kişilik kokteyl kurulur.`,
    (f) =>
      `Işıklar yandığında Boğaz en güzel ${withName(f.name)} seyredilir. Mutfağımız kendi içindedir; menüyü, müziği ve süslemeyi birlikte seçeriz.`,
  ],
  motorboat: [
    (f) =>
      `${f.name} ${f.buildYear} model bir ${f.model.brandModel}. Geniş gölgeliği ve yüzme platformu sayesinde çocuklar da büyükler de rahat eder.`,
    (f) =>
      `Rüzgârlı günlerde de konforludur: kaptan köşkü kapalı, oturma yerleri kuytudadır. ${f.name} sessiz motoruyla konuşmayı bölmez.`,
  ],
  speedboat: [
    (f) =>
      `${f.name} ${f.buildYear} model bir ${f.model.brandModel}. Saatte ${inWords(Math.round(f.model.maxSpeed))} mile çıkar; sabah kalabalıktan önce koyda olur, öğleye dönersiniz.`,
    (f) =>
      `Az zamanda çok koy görmek isteyenlere: ${f.name} saatlik de kiralanır. Su kayağı ve wakeboard takımı sorulduğunda hazırlanır.`,
  ],
};

const ROUTE: Line[] = [
  (f) =>
    `Sabah ${fromPlace(f.mooring)} ayrılır, ${listed(f.bays)} önünde yüzme molası veririz. Rota havaya ve sizin isteğinize göre değişir.`,
  (f) =>
    `Olağan rotamız ${listed(f.bays)}. Son molada çay ve meyve verilir; gün batımına doğru ${toPlace(f.mooring)} döneriz.`,
  (f) =>
    `${f.captain} Kaptan günü rüzgâra göre kurar: çoğu gün ${listed(f.bays)}. Kalabalık saatlerde kimsenin bilmediği bir kuytu mutlaka bulunur.`,
  (f) =>
    `${listed(f.bays)} bir güne sığar; acele etmeden gezmek isteyene iki gün öneririz. Buluşma yeri: ${f.mooring}.`,
];

const CITY = 'İstanbul';
const CITY_ROUTE: Line[] = [
  (f) =>
    `${fromPlace(f.mooring)} kalkar, ${listed(f.bays)} önünden geçeriz. Dönüş saatini köprülerin ışığına göre ayarlarız.`,
  (f) =>
    `Olağan rotamız ${listed(f.bays)}. Yıl boyu çıkıyoruz; kışın çay, yazın soğuk limonata hazırdır.`,
];

const WITHOUT_CAPTAIN: Line[] = [
  (f) =>
    `Amatör denizci belgesiyle kaptansız verilir; isteyene kaptan eşlik eder. ${listed(f.bays)} yakındır. Teslim yeri: ${f.mooring}.`,
  (f) =>
    `Belgeniz varsa dümen sizde; yoksa kaptanı biz buluruz. Depo dolu teslim edilir, ${toPlace(f.mooring)} dolu döner.`,
];

/** How a day goes: with the captain, past the city, or on one's own. */
function routesOf({ model, place }: BoatFacts): Line[] {
  if (model.crew === 0) return WITHOUT_CAPTAIN;
  return place === CITY ? CITY_ROUTE : ROUTE;
}

function withHistory({ name, buildYear, place }: BoatFacts): string {
  return `${name} ${buildYear} yılında bir balıkçı için yapıldı, sonra ${inPlace(place)} geziye döndü.`;
}

/** What a boat's owner writes about it, short and long. */
export function boatTexts(facts: BoatFacts, random: Random) {
  const { build } = facts.model;
  return {
    shortDescription: random.pick(SHORT[build])(facts),
    description: `${random.pick(ABOUT[build])(facts)}\n\n${random.pick(routesOf(facts))(facts)}`,
  };
}
