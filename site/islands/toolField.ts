import '../components/form/field.css';
import './tool-field.css';

/** The class of a tool's fields. Not imported from the contact form, which would bring its code along. */
export const fieldClass = 'field field-line tool-field';
