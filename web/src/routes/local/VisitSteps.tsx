import { Check, X } from 'lucide-react';
import { Section } from '../../ui/base/Section.tsx';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

/** The steps of a mobile fitter's visit, what they need, and where they can't work. */
export function VisitSteps({ shop }: { shop: LocalTyresQuery['shopSettings'] }) {
  const steps = [
    {
      title: 'You choose tyres and time',
      text:
        `Enter your registration, choose your tyres, and in the cart “Fitted at home or work” with your postcode and ` +
        `a time that is free. Not sure of the size, or in a hurry? Call us.`,
    },
    {
      title: 'You pay once',
      text:
        'You see the whole price before you pay: tyres, fitting, balancing, new valves, taking the old tyres away, ' +
        'and the call-out if there is one.',
    },
    {
      title: 'We come and fit them',
      text:
        'The fitter checks size, load index and speed rating against your car before a wheel comes off, then ' +
        'fits, balances and sets the pressures. The wheel nuts are tightened with a torque wrench, to your ' +
        'car’s own figure.',
    },
    {
      title: 'You check, and drive',
      text:
        `We show you the date codes and the pressures. Have the wheel nuts checked again after about 30 to 50 ` +
        `miles. Our work is guaranteed for ${shop.workmanshipMonths} months.`,
    },
  ];
  return (
    <Section title="How a visit goes">
      <div className="grid gap-8 lg:grid-cols-[1.2fr_1fr]">
        <ol className="grid content-start gap-5">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-ink text-sm font-[700] text-paper"
              >
                {index + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="text-base">{title}</h3>
                <p className="text-sm text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid content-start gap-6">
          <Points
            title="What to have ready"
            Icon={Check}
            points={[
              'The key of the car, and the adaptor for locking wheel nuts: it is often in the boot, with the jack',
              'About two metres beside the wheels that we work on',
              'Someone who can move the car, if it is not where it can stay',
              'Your order number',
            ]}
          />
          <Points
            title="Where we can fit tyres"
            Icon={Check}
            points={[
              'On hard standing that is level: a drive, a car park or a quiet road with space',
              'At work, if the car park’s owner agrees',
            ]}
          />
          <Points
            title="Where we can’t"
            Icon={X}
            points={[
              'On grass, gravel or a slope, where a jack can slip or sink',
              'On a motorway, its hard shoulder, or a lane with traffic',
              'In a multi-storey car park too low for the van',
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

function Points({ title, Icon, points }: { title: string; Icon: typeof Check; points: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      <ul className="grid gap-1.5 text-sm">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Icon className="mt-0.5 size-4 shrink-0 text-ink-2" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
