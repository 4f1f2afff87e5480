import type { Words } from '../types/words.ts';
import { dative, figure } from './format.ts';
import { pageNames } from './pageNames.ts';

export const consent: Words['consent'] = {
  settings: 'Einstellungen zur Webanalyse',
  banner: {
    title: 'Dürfen wir mitzählen?',
    paragraphs: [
      'Mit Ihrer Einwilligung messen wir mit Matomo, wie diese Website genutzt wird.',
      'Das hilft uns, sie zu verbessern. Dafür können Cookies gesetzt werden.',
      'Lehnen Sie ab, wird nichts erfasst, und alles funktioniert ebenso.',
      'Ihre Entscheidung können Sie am Ende jeder Seite ändern.',
    ],
  },
  actions: {
    accept: 'Zustimmen',
    refuse: 'Ablehnen',
    settings: 'Einstellungen ansehen',
    save: 'Auswahl speichern',
    close: 'Schließen',
  },
  sections: {
    intro: `Sie entscheiden, ob wir die Nutzung dieser Website mit Matomo messen dürfen. Ihre Entscheidung gilt ${figure.consentValidity}, danach fragen wir Sie erneut; ändern können Sie sie hier jederzeit mit Wirkung für die Zukunft.`,
    necessary: {
      title: 'Ohne Einwilligung',
      description:
        'Im lokalen Speicher Ihres Browsers merkt sich die Website nur, was Sie selbst gewählt oder eingegeben haben: die Sprache, den geschlossenen Sprachhinweis, Ihre Entscheidung zur Webanalyse und Ihre noch nicht abgesendeten Eingaben im Kontaktformular.',
    },
    analytics: {
      title: 'Webanalyse mit Matomo',
      description: `Erfasst werden aufgerufene Seiten, Zeitpunkt und Dauer des Besuchs, die zuvor besuchte Seite, Angaben zu Browser, Gerät und Sprache, die gekürzte IP-Adresse, Klicks auf die Schaltflächen zum Registrieren, Klicks zum Kontaktformular und das Absenden einer Nachricht. Hinzu kommt, ob Sie den Link zu einer Berechnung des Gebührenrechners kopieren, eine Schaltfläche oder einen QR-Code für einen Anfragelink mitnehmen, Beispielangebote sortieren oder auswählen und zu welcher Art von Gutachten die Fragen des Ratgebers führen. Was Sie in das Kontaktformular schreiben, gehört nicht dazu. Matomo kann dafür drei Cookies auf Ihrem Gerät speichern: einen zum Wiedererkennen Ihres Browsers für ${figure.visitorCookie} (_pk_id), einen zur Herkunft Ihres Besuchs für ${figure.referrerCookie} (_pk_ref) und einen für den Besuch selbst für ${figure.visitCookie} (_pk_ses). Die Analysedaten löschen wir nach ${dative.analyticsDeletion}.`,
    },
    signal: {
      title: 'Ihr Browser lehnt für Sie ab',
      description:
        'Ihr Browser sendet „Global Privacy Control“ oder „Do Not Track“. Das werten wir als Ablehnung: Es wird nichts erfasst, und wir fragen Sie nicht nach einer Einwilligung. Möchten Sie dennoch einwilligen, schalten Sie das Signal in Ihrem Browser für diese Website ab; danach fragen wir Sie.',
    },
  },
  links: pageNames,
};
