import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'work', label: 'Work', content: 'Rooms' },
  { id: 'team', label: 'Team', content: 'People' },
  { id: 'about', label: 'About', content: 'Story' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  test('show one panel, named by its tab', async () => {
    render(<Tabs label="Studio" tabs={tabs} />);
    expect(screen.getByRole('tabpanel', { name: 'Work' })).toHaveTextContent('Rooms');
    await userEvent.click(tab('Team'));
    expect(tab('Team')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Team' })).toHaveTextContent('People');
  });

  test('are one tab stop; arrow keys wrap, Home and End go to the ends', async () => {
    render(<Tabs label="Studio" tabs={tabs} />);
    await userEvent.tab();
    expect(tab('Work')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('About')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Story');
    await userEvent.keyboard('{ArrowRight}{End}{Home}');
    expect(tab('Work')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('can be controlled from outside', async () => {
    const select = jest.fn();
    render(<Tabs label="Studio" tabs={tabs} selected="team" onSelect={select} />);
    await userEvent.click(tab('About'));
    expect(select).toHaveBeenCalledWith('about');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('People');
  });
});
