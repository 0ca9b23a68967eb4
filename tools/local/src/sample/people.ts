/** A customer of the sample data. */
export interface SamplePerson {
  firstName: string
  lastName: string
  email: string
  /** How many days ago the account was created. */
  joined: number
  /** How many days ago the account was last used. */
  lastVisit?: number
  phone?: string
  address?: string
  businessName?: string
  businessAddress?: string
  businessEmail?: string
  businessPhone?: string
}

/** The persons of the two sample accounts. `PEOPLE` has ten others, in the order in which they joined. */
export const ADMIN: SamplePerson = {
  firstName: 'Amara',
  lastName: 'Lindqvist',
  email: 'admin@example.com',
  joined: 62,
  lastVisit: 0,
  phone: '+44 114 496 0110',
}

/** Somebody in sales without an identity, who cannot sign in. */
export const COLLEAGUE: SamplePerson = {
  firstName: 'Ben',
  lastName: 'Hale',
  email: 'ben.hale@millrace.example',
  joined: 61,
  lastVisit: 1,
}

export const CUSTOMER: SamplePerson = {
  firstName: 'Tom',
  lastName: 'Okafor',
  email: 'customer@example.com',
  joined: 41,
  lastVisit: 1,
  phone: '+44 7700 900 142',
  address: '3 Kiln Terrace, Sheffield S7 1LP',
  businessName: 'Hearth & Rye Bakery',
  businessAddress: '12 Canal Street, Sheffield S4 7ZE',
  businessEmail: 'office@hearth-and-rye.example',
  businessPhone: '+44 114 496 0142',
}

export const PEOPLE: SamplePerson[] = [
  {
    firstName: 'Ines',
    lastName: 'Carvalho',
    email: 'ines@carvalho-dental.example',
    joined: 55,
    lastVisit: 6,
    phone: '+44 7700 900 118',
    businessName: 'Carvalho Dental',
    businessAddress: '8 Minster Yard, Lincoln LN2 1PW',
    businessEmail: 'desk@carvalho-dental.example',
  },
  {
    firstName: 'Graham',
    lastName: 'Pell',
    email: 'g.pell@westbrook.example',
    joined: 52,
    lastVisit: 2,
    phone: '+44 113 496 0177',
    businessName: 'Westbrook College',
    businessAddress: 'Westbrook Lane, Leeds LS6 3QB',
    businessEmail: 'estates@westbrook.example',
    businessPhone: '+44 113 496 0170',
  },
  {
    firstName: 'Maeve',
    lastName: "O'Donnell",
    email: 'maeve.odonnell@example.org',
    joined: 38,
    lastVisit: 30,
    address: '27 Quay Road, Whitby YO21 3NR',
  },
  {
    firstName: 'Yusuf',
    lastName: 'Demir',
    email: 'yusuf@linen-line.example',
    joined: 33,
    lastVisit: 4,
    phone: '+44 161 496 0155',
    businessName: 'Linen Line Laundry',
    businessAddress: 'Unit 4, Mersey Works, Stockport SK1 2HH',
    businessEmail: 'works@linen-line.example',
    businessPhone: '+44 161 496 0150',
  },
  {
    firstName: 'Charlotte',
    lastName: 'Nkemelu',
    email: 'charlotte@orchard-cold.example',
    joined: 27,
    lastVisit: 3,
    phone: '+44 7700 900 164',
    businessName: 'Orchard Cold Stores',
    businessAddress: 'Teme Valley Road, Worcester WR6 5AE',
    businessEmail: 'yard@orchard-cold.example',
  },
  { firstName: 'Henrik', lastName: 'Aas', email: 'henrik.aas@example.net', joined: 21, lastVisit: 21 },
  {
    firstName: 'Sunita',
    lastName: 'Rao',
    email: 's.rao@priory-pools.example',
    joined: 16,
    lastVisit: 5,
    phone: '+44 117 496 0121',
    businessName: 'Priory Pools',
    businessAddress: '1 Priory Walk, Bristol BS8 4DD',
    businessEmail: 'office@priory-pools.example',
    businessPhone: '+44 117 496 0120',
  },
  {
    firstName: 'Daniel',
    lastName: 'Ferreira da Costa',
    email: 'dan@copperline.example',
    joined: 12,
    lastVisit: 8,
    phone: '+44 7700 900 190',
    businessName: 'Copperline Brewing',
    businessAddress: '19 Dock Street, Hull HU1 3AE',
  },
  {
    firstName: 'Wen',
    lastName: 'Zhao',
    email: 'wen.zhao@example.org',
    joined: 6,
    lastVisit: 6,
    phone: '+44 7700 900 137',
  },
  {
    firstName: 'Beatrice',
    lastName: 'Hall',
    email: 'b.hall@fellside-glass.example',
    joined: 2,
    lastVisit: 1,
    businessName: 'Fellside Glass',
    businessAddress: 'Furnace Lane, Kendal LA9 6EJ',
    businessEmail: 'b.hall@fellside-glass.example',
    businessPhone: '+44 1539 496 012',
  },
]
