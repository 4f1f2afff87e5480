import { sampleCase, sampleTimes } from '../samples/twoSides.ts';
import type { CaseEvent, TwoSidesContent } from '../types/twoSides.ts';
import { format } from './format.ts';
import { sample } from './sample.ts';

const { count, date, day, money, time, weekday, workingDays } = format;
const { offers, agreed } = sampleCase;
const [chosen] = offers;

const when = (event: CaseEvent) => ({ iso: sampleTimes[event], day: day(sampleTimes[event]) });

const appointment = {
  // It may break: its column is narrow.
  day: weekday(sampleTimes.inspection).replace('\u00a0', ' '),
  time: time(sampleTimes.inspection),
  place: sampleCase.street,
};

export const twoSides: TwoSidesContent = {
  kicker: 'Ein Auftrag, zwei Seiten',
  title: 'Was der eine sendet, sieht der andere',
  lead: 'Eine Bank verlängert einen Kredit und lässt ein Bürogebäude bewerten.',
  sample,
  choose: 'Wessen Ansicht möchten Sie sehen?',
  sides: {
    client: { name: 'Auftraggeber', party: sampleCase.client },
    valuer: { name: 'Sachverständiger', party: chosen.valuer },
  },
  events: {
    enquiry: {
      title: 'Anfrage',
      when: when('enquiry'),
      client: {
        text: 'Die Bank beschreibt Objekt, Anlass und Umfang.',
        shows: {
          title: 'Neue Anfrage',
          pairs: [
            { label: 'Objekt', value: `Bürogebäude in ${sampleCase.town}` },
            { label: 'Umfang', value: 'Vollgutachten' },
            { label: 'Anlass', value: 'Prolongation' },
          ],
          pressed: 'Gesendet',
        },
      },
      valuer: {
        text: 'Der Sachverständige liest, was bewertet werden soll und bis wann.',
        shows: {
          title: 'Anfrage erhalten',
          pairs: [
            { label: 'Objekt', value: 'Bürogebäude' },
            { label: 'Wunschtermin', value: date(sampleCase.desired) },
          ],
          controls: ['Ablehnen', 'Angebot abgeben'],
        },
      },
    },
    offer: {
      title: 'Erstes Angebot',
      when: when('offer'),
      client: {
        text: 'Die Bank erhält noch am selben Tag das erste Angebot.',
        shows: {
          title: 'Angebot erhalten',
          lines: [
            { label: chosen.valuer, detail: workingDays(chosen.workingDays), value: money(chosen.fee) },
          ],
        },
      },
      valuer: {
        text: 'Der Sachverständige nennt Honorar und Bearbeitungszeit.',
        shows: {
          title: 'Ihr Angebot',
          note: 'zzgl. USt',
          lines: [
            { label: 'Honorar', value: money(chosen.fee) },
            { label: 'Bearbeitungszeit', value: workingDays(chosen.workingDays) },
          ],
          pressed: 'Abgegeben',
        },
      },
    },
    counterOffer: {
      title: 'Gegen\u00advorschlag',
      when: when('counterOffer'),
      client: {
        text: 'Die Bank schlägt ein anderes Honorar vor.',
        shows: {
          title: 'Gegenvorschlag',
          lines: [{ label: 'Honorar', value: money(sampleCase.counter), state: 'adjustable' }],
          pressed: 'Gesendet',
        },
      },
      valuer: {
        text: 'Der Sachverständige antwortet mit einem neuen Angebot.',
        shows: {
          title: 'Gegenvorschlag erhalten',
          lines: [
            { label: 'Vorschlag', before: money(chosen.fee), value: money(sampleCase.counter) },
            { label: 'Ihr neues Angebot', value: money(agreed), state: 'adjustable' },
          ],
        },
      },
    },
    choice: {
      title: 'Auswahl',
      when: when('choice'),
      client: {
        text: 'Die Bank vergleicht die Angebote und nimmt eines an.',
        shows: {
          title: `${count(offers.length)}\u00a0Angebote`,
          note: 'nach Honorar',
          lines: offers.map(({ valuer, fee, workingDays: days }, index) => ({
            label: valuer,
            detail: workingDays(days),
            value: money(index === 0 ? agreed : fee),
            state: index === 0 ? ('chosen' as const) : ('unchosen' as const),
          })),
        },
      },
      valuer: {
        text: 'Der Sachverständige erhält den Auftrag.',
        shows: {
          title: 'Angebot angenommen',
          lines: [{ label: sampleCase.client, value: money(agreed), state: 'done' }],
        },
      },
    },
    contract: {
      title: 'Vertrag',
      when: when('contract'),
      client: {
        text: 'Die Bank unterzeichnet den Vertrag.',
        shows: {
          title: 'Bewertungsvertrag',
          lines: [
            { label: 'Leistung', value: 'Vollgutachten mit Ortstermin' },
            { label: 'Honorar, zzgl. USt', value: money(agreed) },
          ],
          pressed: 'Unterzeichnet',
        },
      },
      valuer: {
        text: 'Der Sachverständige unterzeichnet ihn ebenso.',
        shows: { title: 'Von beiden unterzeichnet', signatures: ['Auftraggeber', 'Sachverständiger'] },
      },
    },
    documents: {
      title: 'Unterlagen',
      when: when('documents'),
      client: {
        text: 'Die Bank stellt bereit, was für die Bewertung gebraucht wird.',
        shows: {
          title: 'Unterlagen bereitstellen',
          lines: [
            { label: 'Grundbuchauszug', state: 'done' },
            { label: 'Mietverträge', state: 'done' },
            { label: 'Bauakte', state: 'done' },
          ],
        },
      },
      valuer: {
        text: 'Der Sachverständige findet die Unterlagen beim Auftrag.',
        shows: {
          title: 'Unterlagen zum Auftrag',
          lines: [
            { label: 'Drei Unterlagen', value: 'liegen vor', state: 'done' },
            { label: 'Energieausweis', value: 'steht aus', state: 'waiting' },
          ],
        },
      },
    },
    inspection: {
      title: 'Ortstermin',
      when: when('inspection'),
      client: {
        text: 'Die Bank stimmt den Termin ab und ermöglicht die Besichtigung.',
        shows: { title: 'Besichtigung', note: 'bestätigt', appointment },
      },
      valuer: {
        text: 'Der Sachverständige sieht sich das Objekt an.',
        shows: { title: 'Ihr Ortstermin', appointment },
      },
    },
    report: {
      title: 'Gutachten',
      when: when('report'),
      client: {
        text: 'Die Bank ruft das Gutachten ab.',
        shows: {
          title: 'Ihr Gutachten',
          note: `${count(sampleCase.pages)}\u00a0Seiten`,
          report: { label: 'Verkehrswert', value: money(sampleCase.marketValue) },
        },
      },
      valuer: {
        text: 'Der Sachverständige übergibt das Gutachten und stellt das Honorar direkt in Rechnung.',
        shows: {
          title: 'Gutachten übergeben',
          lines: [{ label: 'Ihre Rechnung, zzgl. USt', value: money(agreed), state: 'done' }],
        },
      },
    },
  },
};
