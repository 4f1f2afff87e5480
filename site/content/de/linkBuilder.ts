import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';

export const linkBuilder: Words['linkBuilder'] = {
  title: 'Ihren Anfragelink einbauen',
  link: {
    label: 'Ihr Link aus der Plattform',
    hint: 'Fügen Sie hier Ihren Link ein. Er beginnt mit {host} und bleibt in Ihrem Browser.',
    recognised: 'Anfragelink erkannt. Schaltfläche und QR-Code sind fertig.',
  },
  problems: {
    noAddress: 'Diese Adresse ist nicht vollständig. Kopieren Sie den ganzen Link aus der Plattform.',
    foreign: 'Dieser Link führt nicht zur Plattform. Ihr Anfragelink beginnt mit {host}.',
    notYours: 'Das ist nur die Startseite der Plattform. Ihr persönlicher Link ist länger.',
  },
  text: {
    label: 'Text der Schaltfläche',
    choices: [
      `Gutachten über ${brand.name} anfragen`,
      `Bewertung über ${brand.name} anfragen`,
      `Angebot über ${brand.name} einholen`,
    ],
  },
  button: { title: 'Schaltfläche für Ihre Website', html: 'HTML der Schaltfläche' },
  copy: {
    action: 'HTML kopieren',
    done: 'Das HTML ist kopiert.',
    failed: 'Kopieren war nicht möglich. Der Text ist markiert.',
  },
  qr: {
    title: 'QR-Code',
    download: 'SVG herunterladen',
    file: 'anfragelink.svg',
  },
};
