import { calling, paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

/** Guides about energy sources. */
export const hydrogenPlainly: SampleItem<'blogs'> = {
  headerTitle: 'Hydrogen without the headlines',
  titlePrefix: 'Where it makes sense',
  titleDescription:
    'Where it already makes sense, where it may one day, and the questions to ask anyone who sells it to you. Written by people who build pilot plants and have advised more customers against one than for one.',
  cta: 'Ask whether your site fits',
  ctaImage: '/plates/hydrogen.svg',
  author: 'Dr Amara Lindqvist',
  topics: 'Hydrogen',
  sections: [
    section(
      'What it is',
      'A way to carry energy, not a source of it',
      paragraphs(
        'Hydrogen has to be made. With water and power it takes about fifty-five kilowatt hours to make a kilogram, and that kilogram holds thirty-three. The rest becomes heat, which is worth something only if somebody near can use it.',
        'Turn the hydrogen back into power and about half is lost once more. Whoever can use the power directly should do that.',
      ),
    ),
    section(
      'Now',
      'Three places where it is right',
      paragraphs(
        'Processes that need hydrogen itself, as a material: some fertilisers, some glass, some metals. They buy it today, and mostly the kind that is made from gas.',
        'Heat above what electricity reaches with reasonable effort, in furnaces that work around the clock.',
        'Energy that must keep for weeks and not for hours, on sites far from a strong grid.',
      ),
    ),
    section(
      'Perhaps',
      'Heavy vehicles',
      'Where lorries cannot stand still for an hour to charge, hydrogen may be the better fuel. That depends on where they go and on who else fills up there. A pump for six lorries is dear; a pump for sixty may not be.',
    ),
    pictured(
      '/plates/heat-pump.svg',
      section(
        'Rarely',
        'Heating rooms',
        'A heat pump makes three or four parts of heat from one part of power. Hydrogen in a boiler makes a little more than half a part. For rooms the sum is clear, whatever the boiler is called.',
      ),
    ),
    calling(
      'Ask for a study',
      section(
        'Before you sign',
        'Five questions to ask',
        paragraphs(
          'How many kilowatt hours go into a kilogram, measured at the meter and over a year?',
          'Where does the power come from on a windless evening, and what does it cost then?',
          'Who uses the heat? Who services the machine, and from how far away? And what does the same work cost with electricity alone?',
        ),
      ),
    ),
  ],
  subTitles: [
    point('55 in', '33 out', 'Kilowatt hours for a kilogram, and in it.'),
    point('Nine litres', 'Of water', 'For each kilogram, drinking quality.'),
    point('One study', 'Yes or no', 'Before anybody orders anything.'),
  ],
}

export const solarInDecember: SampleItem<'blogs'> = {
  headerTitle: 'What a solar roof does in December',
  titlePrefix: 'A year, month by month',
  titleDescription:
    'Not much, and that is no fault. A solar roof makes most of its year between April and September, and a plan that hides this will disappoint you at the first Christmas. Here is what to expect, month by month.',
  cta: 'Ask for a plan by the hour',
  ctaImage: '/plates/solar.svg',
  author: 'Priya Raman',
  topics: 'Solar, Buildings',
  sections: [
    section(
      'The year',
      'Most of it in six months',
      paragraphs(
        'At our latitude a roof makes roughly three quarters of its yearly energy from April to September. June makes six to eight times as much as December.',
        'That is due to the length of the day and the height of the sun. Clouds come on top. Cold helps a little: panels work better when they are cool, which is why a clear day in March can beat a hot one in July.',
      ),
    ),
    section(
      'The day',
      'Noon is not everything',
      paragraphs(
        'Panels that face south make a steep hill around noon. Panels that face east and west make a flat and long one, from breakfast to supper. The flat hill holds less, but if your machines start at seven and stop at six, you may use more of it.',
        'What you use yourself is worth the price you pay for power. What you sell is worth far less. So the right question is not how much a roof makes, but how much of it you are there to use.',
      ),
    ),
    section(
      'The winter',
      'Three things that help',
      paragraphs(
        'A steeper slope catches the low sun better and lets the snow slide off. On a flat roof the frames decide that, and they cost the same.',
        'Trees and chimneys throw long shadows in December. A row in shade should not hold back the others; ask how the panels are wired.',
        'And clean them in autumn, when leaves and dust have gathered, not in spring, when the rain has just done it for you.',
      ),
    ),
    pictured(
      '/plates/storage.svg',
      calling(
        'Ask about storage',
        section(
          'What to plan beside it',
          'A tariff for the dark months',
          'From November to February you buy nearly all your power. A good tariff for these months is worth as much as a few more panels. Plan both at the same time.',
        ),
      ),
    ),
  ],
  subTitles: [
    point('June', 'Six to eight times December', 'On the same roof, in a usual year.'),
    point('Your own use', 'Counts most', 'What is sold is worth far less than what is not bought.'),
    point('East and west', 'Longer days', 'Less in all, but more of it when you need it.'),
  ],
}
