import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Finder } from './Finder.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + decodeURIComponent(search)}</output>;
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <Finder popularSizes={['205/55 R16', '120/70 R17']} brands={['Michelin', 'Pirelli']} />
      <Address />
    </MemoryRouter>,
  );
});

const address = () => screen.getByLabelText('Address').textContent;
const plate = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Vehicle registration' });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, value: string) => fireEvent.change(choice(name), { target: { value } });
const find = () => fireEvent.click(screen.getByRole('button', { name: 'Find my tyres' }));
const openSizeTab = () => fireEvent.click(screen.getByRole('tab', { name: 'Tyre size' }));

describe('registration tab', () => {
  it('FIND-09 asks for a missing registration, and focuses its field', () => {
    find();
    expect(screen.getByRole('alert').textContent).toBe('Please enter your vehicle registration');
    expect(document.activeElement).toBe(plate());
    expect(address()).toBe('/');
  });

  it('FIND-07 FIND-08 takes the registration in capitals to the listing', () => {
    fireEvent.change(plate(), { target: { value: 'ab12 cde' } });
    expect(plate().value).toBe('AB12 CDE');
    expect(plate().maxLength).toBe(8);
    find();
    expect(address()).toBe('/shop?registration=AB12+CDE&sort=recommended');
  });
});

describe('size tab', () => {
  it('FIND-05 asks for missing parts of the size, and focuses the first', () => {
    openSizeTab();
    choose('Width', '205');
    find();
    expect(screen.getByRole('alert').textContent).toBe('Please select width, profile, and diameter');
    expect(document.activeElement).toBe(choice('Profile'));
    expect(address()).toBe('/');
  });

  it('FIND-05 removes the alert once the size is complete', () => {
    openSizeTab();
    find();
    choose('Width', '205');
    choose('Profile', '55');
    choose('Diameter', '16');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('FIND-03 keeps choices from the other tab', () => {
    choose('Season', 'Winter');
    openSizeTab();
    choose('Width', '205');
    choose('Profile', '55');
    choose('Diameter', '16');
    choose('Brand', 'Pirelli');
    find();
    expect(address()).toBe('/shop?search=205/55+R16&season=Winter&brand=Pirelli&sort=recommended');
  });
});

describe('popular sizes', () => {
  it('FIND-10 fill in the three fields and switch to the size tab without searching yet', () => {
    fireEvent.click(screen.getByRole('button', { name: '205/55 R16' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tyre size');
    expect(['Width', 'Profile', 'Diameter'].map((name) => choice(name).value)).toEqual(['205', '55', '16']);
    expect(address()).toBe('/');
  });

  it('FIND-10 omit a size that the fields do not offer', () => {
    expect(screen.queryByRole('button', { name: '120/70 R17' })).toBeNull();
  });
});
