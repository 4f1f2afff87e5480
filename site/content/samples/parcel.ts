/**
 * The parcel in the banner of the lawyers' page, as its sheet of the land register would name it: invented, but
 * as large as it is drawn (`art/cadastral_map.py` prints the area). In square metres.
 */
export const sampleParcel = { number: '120/2', section: 7, area: 409, district: 'Mustertal' } as const;
