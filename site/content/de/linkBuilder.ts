import type { Words } from '../types/words.ts';

export const linkBuilder: Words['linkBuilder'] = {
  title: 'Ihren Anfragelink einbauen',
  link: {
    label: 'Ihr Link aus der Plattform',
    hint: 'Er beginnt mit {host} und verlässt Ihren Browser nicht. Solange das Feld leer ist, sehen Sie ein Beispiel.',
  },
  problems: {
    noAddress:
      'Das ist keine vollständige Adresse. Kopieren Sie den Link aus der Plattform, mit „https“ am Anfang.',
    foreign: 'Dieser Link führt nicht zur Plattform. Ihr Anfragelink beginnt mit {host}.',
    notYours: 'Das ist nur die Startseite der Plattform. Ihr persönlicher Link ist länger.',
  },
  text: {
    label: 'Text',
    choices: ['Gutachten anfragen', 'Bewertung anfragen', 'Angebot einholen'],
  },
  size: { label: 'Größe', choices: { small: 'klein', medium: 'mittel', large: 'groß' } },
  style: {
    label: 'Stil',
    choices: { filled: 'Blau', outlined: 'Umriss', dark: 'Schwarz', light: 'Hell' },
  },
  preview: {
    title: 'So sieht es bei Ihnen aus',
    firm: 'Sachverständigenbüro am Mühlbach',
    text: 'Wohnungs- und Teileigentum, Erbbaurechte, Mietwerte.',
  },
  forms: {
    button: 'Schaltfläche als HTML',
    link: 'Nur der Link',
    signature: 'E-Mail-Signatur',
  },
  signature: { name: 'Ihr Name', firm: 'Ihr Büro' },
  copy: {
    action: 'Kopieren',
    done: 'Kopiert: {what}',
    failed: 'Kopieren war nicht möglich. Der Text ist markiert.',
  },
  qr: {
    title: 'QR-Code zum Drucken',
    description: 'QR-Code Ihres Anfragelinks',
    download: 'Als SVG laden',
    file: 'anfragelink.svg',
    waiting: 'Erscheint, sobald Sie Ihren Link einfügen.',
  },
};
