import { paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

const CTA = 'Talk to a specialist'

/** The services of the equipment itself: design, installation, care. */
export const MORE_SERVICES: SampleItem[] = [
  {
    headerTitle: 'Heat pumps',
    titlePrefix: 'Design, installation and care',
    titleDescription:
      'We measure how much heat your building uses and when, choose and fit the heat pump that matches, and watch it every hour so that a fault is found before you feel it.',
    cta: CTA,
    ctaImage: '/plates/heat-pump.svg',
    details: paragraphs(
      'Two weeks of readings come before any drawing. They show how warm the water in your radiators really has to be, and that decides what a heat pump will cost to run.',
      'We find out which grants apply and write the applications. The old plant keeps running until the new one has carried the load through its first cold days.',
    ),
    sections: [
      section(
        'Measure',
        'The building first, the machine second',
        'A draughty door or a valve that no longer closes can cost more heat than a larger machine would bring. What is cheaper to mend we mend first.',
      ),
      pictured(
        '/plates/heat-pump.svg',
        'Ask for a first sizing',
        section(
          'Fit',
          'Without a cold day',
          'Foundations, pipes and cables are made while the old boiler works. The change itself is a matter of hours, and takes place when your building is empty.',
        ),
      ),
    ],
    subTitles: [
      point('Before', 'Measured first', 'Two weeks of readings show how much heat you use, and when.'),
      point(
        'During',
        'Fitted without a cold day',
        'The old plant keeps running until the new one has carried the load.',
      ),
      point('After', 'Watched every hour', 'We see a fault before you feel it, and tell you what it cost.'),
    ],
  },
  {
    headerTitle: 'Solar',
    titlePrefix: 'Survey, installation and cleaning',
    titleDescription:
      'From the roof survey to the yearly cleaning: we plan panels around the hours in which you use power, so that most of what they make never leaves the building.',
    cta: CTA,
    ctaImage: '/plates/solar.svg',
    details: paragraphs(
      'A structural engineer looks at the roof before we draw anything on it. You then get a plan by the hour: what the panels make, what you use of it and what goes to the grid.',
      'We apply to the network operator, hand over the certificates and register the meter.',
    ),
    sections: [
      section(
        'Plan',
        'East and west count, too',
        'Panels to the south make the most at noon. Panels to the east and west make less, but in the morning and the evening, when many businesses need it. We plan for your day.',
      ),
      section(
        'Care',
        'A row that falls behind is seen',
        'Every row is measured. When one makes less than its neighbours, we find out whether it is dirt, shade or a fault, and tell you whether it is worth a visit.',
      ),
    ],
    subTitles: [
      point('Roof', 'Strong enough', 'A structural check comes first and costs nothing if the answer is no.'),
      point('Hours', 'Matched to your day', 'The plan follows your readings, not a brochure.'),
      point('Years', 'Kept clean', 'Checked from afar every day, and by hand once a year.'),
    ],
  },
  {
    headerTitle: 'Gas engine',
    titlePrefix: 'Heat and electricity on site',
    titleDescription:
      'For places that need heat and electricity at the same hours: we plan, fit and service engines that make both, and say plainly when something cleaner would do the work.',
    cta: CTA,
    ctaImage: '/plates/gas-engine.svg',
    details: paragraphs(
      'An engine on site uses the heat that a power station throws away. That only pays where the heat is wanted for most of the year: in a pool, a laundry, a brewery, a hospital.',
      'We plan every engine so that it can take biogas later where that is in sight, and so that a heat pump can take over its place.',
    ),
    sections: [
      section(
        'Plan',
        'By the heat, not by the power',
        'Power that is not needed can be sold, heat that is not needed is lost. So the heat that you use in summer sets the size.',
      ),
      section(
        'Service',
        'By running hours',
        'Oil, plugs and valves are due by running hours and not by the calendar. We count them from afar and come before the engine asks.',
      ),
    ],
    subTitles: [
      point('Check', 'Is there heat to use?', 'If the answer is no, we tell you at once.'),
      point('Fit', 'Quiet', 'A hood, soft mounts and a silencer chosen for your neighbours.'),
      point('Later', 'Ready for the next fuel', 'Pipes and space are planned for what may follow.'),
    ],
  },
]
