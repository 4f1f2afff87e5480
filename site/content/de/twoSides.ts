import { sampleCase, sampleProposals, sampleSignatures, sampleTimes } from '../samples/twoSides.ts';
import type { CaseEvent, TwoSidesContent } from '../types/twoSides.ts';
import { format } from './format.ts';
import { sample } from './sample.ts';

const { count, date, day, fileSize, money, time, weekday, workingDays } = format;
const { offers, files } = sampleCase;
const [chosen] = offers;

const when = (event: CaseEvent) => {
  const iso = sampleTimes[event];
  return { iso, day: day(iso), time: time(iso) };
};
const moment = (iso: string) => `${day(iso)}, ${time(iso)}`;

export const twoSides: TwoSidesContent = {
  kicker: 'Ein Auftrag, zwei Seiten',
  title: 'Was der eine sendet, sieht der andere',
  lead: `Ein Beispiel in acht Ereignissen: Eine Bank lässt ein Bürogebäude bewerten.`,
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
        text: 'Beschreibt Objekt, Anlass und Umfang und sendet die Anfrage ab.',
        shows: {
          title: 'Neue Anfrage',
          pairs: [
            { label: 'Objekt', value: `Bürogebäude, ${count(sampleCase.area)}\u00a0m²` },
            { label: 'Ort', value: sampleCase.town },
            { label: 'Umfang', value: 'Vollgutachten' },
            { label: 'Anlass', value: 'Verwertung' },
          ],
          pressed: 'Gesendet',
        },
      },
      valuer: {
        text: 'Wird benachrichtigt und liest, was bewertet werden soll und bis wann.',
        shows: {
          title: 'Anfrage erhalten',
          note: 'eben',
          pairs: [
            { label: 'Objekt', value: 'Bürogebäude, Vollgutachten' },
            { label: 'Wunschtermin', value: date(sampleCase.desired) },
          ],
          controls: ['Ablehnen', 'Angebot abgeben'],
        },
      },
    },
    offer: {
      title: 'Angebot',
      when: when('offer'),
      client: {
        text: 'Sieht das Angebot neben anderen, nach Honorar oder Bearbeitungszeit geordnet.',
        shows: {
          title: `${count(offers.length)}\u00a0Angebote`,
          note: 'nach Honorar',
          lines: offers.map(({ valuer, fee, workingDays: days }, index) => ({
            label: valuer,
            detail: workingDays(days),
            value: money(fee),
            state: index === 0 ? ('chosen' as const) : ('unchosen' as const),
          })),
        },
      },
      valuer: {
        text: 'Nennt Honorar und Bearbeitungszeit und sendet das Angebot ab.',
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
        text: 'Schlägt ein anderes Honorar vor.',
        shows: {
          title: 'Gegenvorschlag',
          lines: [
            { label: 'Honorar', value: money(sampleCase.counter), state: 'adjustable' },
            { label: 'Bearbeitungszeit', value: workingDays(chosen.workingDays) },
          ],
          pressed: 'Vorgeschlagen',
        },
      },
      valuer: {
        text: 'Entscheidet, ob ein neues Angebot folgt.',
        shows: {
          title: 'Gegenvorschlag erhalten',
          lines: [
            { label: 'Vorschlag', before: money(chosen.fee), value: money(sampleCase.counter) },
            { label: 'Ihr neues Angebot', value: money(sampleCase.agreed), state: 'adjustable' },
          ],
          controls: ['Ablehnen'],
          pressed: 'Neu angeboten',
        },
      },
    },
    choice: {
      title: 'Auswahl',
      when: when('choice'),
      client: {
        text: 'Nimmt ein Angebot an oder keines.',
        shows: {
          title: 'Neues Angebot',
          note: 'zzgl. USt',
          pairs: [
            { label: 'Honorar', value: money(sampleCase.agreed) },
            { label: 'Bearbeitungszeit', value: workingDays(chosen.workingDays) },
          ],
          controls: ['Keines annehmen'],
          pressed: 'Angenommen',
        },
      },
      valuer: {
        text: 'Ist sich mit dem Auftraggeber über Honorar und Bearbeitungszeit einig.',
        shows: {
          title: 'Angebot angenommen',
          note: 'eben',
          lines: [
            { label: sampleCase.client, value: money(sampleCase.agreed), state: 'done' },
            { label: 'Vertrag', detail: 'liegt zur Unterschrift bereit', state: 'waiting' },
          ],
        },
      },
    },
    contract: {
      title: 'Vertrag',
      when: when('contract'),
      client: {
        text: 'Unterzeichnet den Vertrag mit dem Sachverständigen.',
        shows: {
          title: 'Bewertungsvertrag',
          lines: [
            { label: 'Leistung', value: 'Vollgutachten mit Ortstermin' },
            { label: 'Honorar, zzgl. USt', value: money(sampleCase.agreed) },
          ],
          pressed: 'Unterzeichnet',
        },
      },
      valuer: {
        text: 'Unterzeichnet den Vertrag mit dem Auftraggeber.',
        shows: {
          title: 'Von beiden unterzeichnet',
          signatures: [
            { name: 'Auftraggeber', when: moment(sampleSignatures.client) },
            { name: 'Sachverständiger', when: moment(sampleSignatures.valuer) },
          ],
        },
      },
    },
    documents: {
      title: 'Unterlagen',
      when: when('documents'),
      client: {
        text: 'Stellt bereit, was für die Bewertung gebraucht wird.',
        shows: {
          title: 'Unterlagen bereitstellen',
          lines: [
            { label: 'Grundbuchauszug', value: fileSize(files.landRegister), state: 'done' },
            { label: 'Mietverträge', value: fileSize(files.leases), state: 'done' },
            { label: 'Bauakte', value: fileSize(files.buildingFile), state: 'done' },
          ],
        },
      },
      valuer: {
        text: 'Findet die Unterlagen beim Auftrag.',
        shows: {
          title: 'Unterlagen zum Auftrag',
          lines: [
            { label: 'Grundbuchauszug, Mietverträge, Bauakte', value: 'liegen vor', state: 'done' },
            { label: 'Energieausweis', value: 'steht noch aus', state: 'waiting' },
          ],
        },
      },
    },
    inspection: {
      title: 'Ortstermin',
      when: when('inspection'),
      client: {
        text: 'Stimmt den Termin ab und ermöglicht die Besichtigung.',
        shows: {
          title: 'Besichtigung',
          note: 'bestätigt',
          appointment: {
            // It may break: its column is narrow.
            day: weekday(sampleTimes.inspection).replace('\u00a0', ' '),
            time: time(sampleTimes.inspection),
            place: `${sampleCase.street}, ${sampleCase.town}`,
          },
        },
      },
      valuer: {
        text: 'Stimmt den Termin ab und sieht sich das Objekt an.',
        shows: {
          title: 'Ihre Terminvorschläge',
          lines: sampleProposals.map((iso) => ({
            label: day(iso),
            value: time(iso),
            state: iso === sampleTimes.inspection ? ('chosen' as const) : ('unchosen' as const),
          })),
        },
      },
    },
    report: {
      title: 'Gutachten',
      when: when('report'),
      client: {
        text: 'Ruft das fertige Gutachten bei der Anfrage ab.',
        shows: {
          title: 'Ihr Gutachten',
          note: `${count(sampleCase.pages)}\u00a0Seiten`,
          report: { label: 'Verkehrswert', value: money(sampleCase.marketValue) },
          controls: ['Öffnen'],
        },
      },
      valuer: {
        text: 'Übergibt das Gutachten und stellt das Honorar unmittelbar in Rechnung.',
        shows: {
          title: 'Gutachten übergeben',
          lines: [
            { label: 'Gutachten als PDF', value: fileSize(files.report), state: 'done' },
            { label: 'Ihre Rechnung, zzgl. USt', value: money(sampleCase.agreed), state: 'done' },
          ],
        },
      },
    },
  },
};
