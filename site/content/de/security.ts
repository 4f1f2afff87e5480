import type { Words } from '../types/words.ts';

export const security: Words['security'] = {
  kicker: 'Sicherheit und Compliance',
  title: 'Wie wir schützen, was Sie uns anvertrauen',
  more: 'Mehr zu Sicherheit und Compliance',
  items: {
    managementSystem: {
      title: 'Managementsystem für Informationssicherheit',
      text: 'Zuständigkeiten und Maßnahmen sind festgelegt, Risiken werden laufend bewertet.',
    },
    integrity: {
      title: 'Integrität der Informationen',
      text: 'Damit Angebote, Verträge und Gutachten bleiben, wie sie vereinbart wurden, schützen wir sie durch Maßnahmen gegen unbefugte Änderungen.',
    },
    twoFactor: {
      title: 'Zwei-Faktor-Authentifizierung',
      text: 'Neben dem Passwort bestätigt ein zweiter Faktor Ihre Anmeldung, soweit er für Ihr Konto vorgesehen ist.',
    },
    humanFirewall: {
      title: 'Geschulte Mitarbeitende (Human Firewall)',
      text: 'Unsere Mitarbeitenden sind geschult, Angriffe zu erkennen und zu melden.',
    },
    encryption: {
      title: 'Verschlüsselung der Daten',
      text: 'Anfragen, Unterlagen und Gutachten werden auf der Plattform verschlüsselt.',
    },
    backups: {
      title: 'Datensicherung, Hosting in Deutschland',
      text: 'Die Daten liegen auf Servern in Deutschland und werden regelmäßig gesichert. Eigene Kopien Ihrer Gutachten ersetzt das nicht.',
    },
  },
};
