import type { Words } from '../types/words.ts';

export const security: Words['security'] = {
  kicker: 'Sicherheit und Compliance',
  title: 'Wie wir schützen, was Sie uns anvertrauen',
  lead: 'Wer Immobilien bewerten lässt, gibt sensible Unterlagen aus der Hand. Die Plattform wird in Deutschland betrieben; Technik, Regeln und geschulte Menschen schützen, was auf ihr liegt.',
  items: {
    managementSystem: {
      title: 'Managementsystem für Informationssicherheit',
      text: 'Zuständigkeiten und Maßnahmen sind festgelegt, Risiken werden laufend bewertet: mit System statt von Fall zu Fall.',
    },
    integrity: {
      title: 'Integrität der Informationen',
      text: 'Maßnahmen gegen unbefugte Änderungen schützen Angebote, Verträge und Gutachten, damit Sie lesen, was vereinbart wurde.',
    },
    twoFactor: {
      title: 'Zwei-Faktor-Authentifizierung',
      text: 'Neben dem Passwort bestätigt ein zweiter Faktor, dass wirklich Sie sich anmelden, soweit er für Ihr Konto vorgesehen ist.',
    },
    humanFirewall: {
      title: 'Human Firewall: geschulte Mitarbeitende',
      text: 'Technik schützt nur, wenn Menschen aufmerksam sind. Unsere Mitarbeitenden sind geschult, Angriffe zu erkennen und zu melden.',
    },
    encryption: {
      title: 'Verschlüsselung der Daten',
      text: 'Anfragen, Unterlagen und Gutachten werden verschlüsselt, um sie vor dem Zugriff Unbefugter zu schützen.',
    },
    backups: {
      title: 'Regelmäßige Sicherungen, Hosting in Deutschland',
      text: 'Die Daten der Plattform liegen auf Servern in Deutschland und werden regelmäßig gesichert. Das mindert das Risiko eines Verlusts; eigene Kopien Ihrer Gutachten ersetzt es nicht.',
    },
  },
};
