import type { Words } from '../types/words.ts';
import { figure } from './format.ts';

export const enquiryLink: Words['enquiryLink'] = {
  meta: {
    description:
      'Machen Sie aus Ihrem persönlichen Anfragelink eine Schaltfläche für Ihre Website und einen QR-Code zum Drucken. Ohne Anmeldung, direkt im Browser.',
    keywords: 'Anfragelink, Schaltfläche für Sachverständige, Empfehlungsprogramm, QR-Code',
  },
  header: {
    kicker: 'Für Sachverständige',
    title: 'Ihr Anfragelink auf Ihrer Website',
    lead: 'Per Schaltfläche oder QR-\u2060Code stellen Ihre Geschäftskunden eine Anfrage auf der Plattform.',
  },
  uses: [
    {
      title: 'Schaltfläche einbauen',
      text: 'Fügen Sie das HTML dort ein, wo Ihre Kunden anfragen sollen, oder geben Sie es Ihrer Webagentur. Die Schaltfläche übernimmt die Schrift Ihrer Website.',
    },
    {
      title: 'QR-Code drucken',
      text: 'Der Code passt auf Visitenkarten, Briefbögen und Flyer. Als SVG bleibt er in jeder Größe scharf.',
    },
    {
      title: 'Was es kostet',
      text: `Für Aufträge über Ihren Link gilt die übliche Erfolgsgebühr: ${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten, zzgl.\u00a0USt.`,
    },
  ],
  noScript: 'Dieses Werkzeug braucht JavaScript. Ihr Browser führt es gerade nicht aus.',
  none: 'Noch keinen Link? Registrierte Sachverständige finden ihn auf der Plattform.',
  fees: 'Gebühren berechnen',
};
