import { calling, paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

/** Guides about metering, storing and buying power. */
export const halfHourlyData: SampleItem<'blogs'> = {
  headerTitle: 'How to read your half-hourly data',
  titlePrefix: 'Reading the meter',
  titleDescription:
    'Forty-eight numbers a day tell you when your building wakes, when it sleeps, and what it forgets to switch off. They cost nothing, they are yours by right, and an afternoon with a spreadsheet is enough to read them.',
  cta: 'Send us your readings',
  ctaImage: '/plates/assessment.svg',
  author: 'Dr Amara Lindqvist',
  topics: 'Electricity bills, Measuring',
  sections: [
    section(
      'First',
      'Get the file',
      paragraphs(
        'If your meter is read every half hour, your supplier has to give you the readings. Ask for twelve months of half-hourly data as a table, with the meter number on your bill. It usually comes within a week.',
        'The file has one row a day and forty-eight columns, or one row for each half hour. Each number is the energy used in those thirty minutes, in kilowatt hours. Double it and you have the average power in kilowatts.',
      ),
    ),
    pictured(
      '/plates/asset-controls.svg',
      calling(
        'Ask an engineer to look',
        section(
          'Second',
          'Look at one night',
          paragraphs(
            'Take a Sunday at three in the morning. Nobody is in, nothing is being made. Whatever stands in that column is your base load: the part that never sleeps.',
            'Multiply it by the 17,520 half hours of a year. In many offices the result is more than a third of the bill. Some of it must run, such as servers and fridges. The rest is habit.',
            'Then walk through the building at night with a list:',
            '1. circulation pumps and *their* timers,\n2. heaters in stores and stairwells,\n3. the lights of signs.',
            'Each has a number of watts on its plate, and the sum should come close to what the meter says. If it does not, **something runs that you have not found yet**.',
          ),
        ),
      ),
    ),
    section(
      'Third',
      'Lay a Monday over a Saturday',
      paragraphs(
        'Draw both days as lines in one chart. Where they part is what your business needs; where they lie on each other is what it uses regardless.',
        'Look at when the line begins to climb. If people come at eight and the line climbs at four, something starts four hours early, all year. Two hours may be right in January. They are never right in June.',
      ),
    ),
    section(
      'Last',
      'Change one thing and wait a week',
      'It is tempting to change everything at once. Change one timetable, wait seven days and lay the new week over the old one. What you see is then the effect of that change and of nothing else, and you have a figure to show to whoever asks.',
    ),
  ],
  subTitles: [
    point('Base load', 'The night', 'What runs when nobody is there.'),
    point('Shape', 'The day', 'When the building wakes, and how long before the people.'),
    point('Peak', 'The worst half hour', 'What the grid connection is sized and charged by.'),
  ],
}

export const batteryPays: SampleItem<'blogs'> = {
  headerTitle: 'When a battery pays, and when it does not',
  titlePrefix: 'Storage, in sums',
  titleDescription:
    'The sums are short: what you pay at six in the evening, less what you pay at three, times the energy that fits in, times the days on which it is used. The rest of this guide is about the three ways in which that sum is got wrong.',
  cta: 'Ask what a store would earn',
  ctaImage: '/plates/storage.svg',
  author: 'Jonas Whitlock',
  topics: 'Storage, Electricity bills',
  sections: [
    section(
      'The sum',
      'One line of arithmetic',
      paragraphs(
        'Take a battery that holds 100 kilowatt hours. Suppose your power costs 12 cents at night and 34 in the evening. Each full turn is then worth 100 times 22 cents, less what is lost on the way. About a tenth is lost, so call it 19 dollars.',
        'On 300 days a year that makes 5,700 dollars. These prices are an illustration; put in your own. Set the result beside the price of the battery and the years you expect of it, and you have your answer to within a fifth.',
      ),
    ),
    section(
      'First mistake',
      'The flat tariff',
      'If you pay the same at every hour, the difference is nothing, and so is the value of the battery. A store then only pays together with solar, by keeping what would otherwise be sold for little. Look at the tariff before you look at a battery: changing it costs nothing.',
    ),
    section(
      'Second mistake',
      'Too large',
      paragraphs(
        'The first ten kilowatt hours are filled and emptied every day. The last ten are needed only on the few days with the most sun or the highest peak. They cost the same and earn a fraction.',
        'Ask for the yearly value of each step in size, and stop where the next step no longer pays for itself.',
      ),
    ),
    pictured(
      '/plates/heat-pump.svg',
      calling(
        'Ask about a hot-water store',
        section(
          'Third mistake',
          'Keeping power when you need heat',
          'If most of your evening use is hot water or heating, keep that instead. A well-insulated tank holds a day of heat for a small part of the price, has nothing in it that ages, and may stand in any cellar.',
        ),
      ),
    ),
    section(
      'What the sum leaves out',
      'Two good reasons that are not money',
      'A battery can hold up the tills and the cold room through a power cut, and it can keep you below the limit of your grid connection. Both may be worth having. Give each a price before you add it to the sum, so that you know what you pay for calm.',
    ),
  ],
  subTitles: [
    point('Pays', 'Dear evenings, full days', 'A tariff by the hour and use that goes on after dark.'),
    point('May pay', 'With solar', 'Where more is sold at noon than is bought in the evening.'),
    point('Does not pay', 'Flat price, empty weekends', 'Then the first step is the tariff.'),
  ],
}
