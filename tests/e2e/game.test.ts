import { afterAll, beforeAll, describe } from 'vitest';
import { noBrowser, sayWhatIsMissing } from '../support/browser.ts';
import { archive } from './game/archive.ts';
import { firstDay } from './game/first-day.ts';
import { firstNight } from './game/first-night.ts';
import { judging } from './game/judging.ts';
import { lastDays } from './game/last-days.ts';
import { archiveOnPhone, morningOnPhone, nightOnPhone, siteOnPhone } from './game/on-phone.ts';
import { signUp } from './game/sign-up.ts';
import { Story } from './game/story.ts';
import { composing } from './game/workshop.ts';

sayWhatIsMissing();
const story = new Story();

describe.skipIf(noBrowser)('a whole game in a real browser', () => {
  // A fresh clone is built first.
  beforeAll(() => story.begin(), 240_000);
  afterAll(() => story.end());

  signUp(story);
  siteOnPhone(story);
  firstDay(story);
  firstNight(story);
  nightOnPhone(story);
  composing(story);
  judging(story);
  morningOnPhone(story);
  lastDays(story);
  archive(story);
  archiveOnPhone(story);
});
