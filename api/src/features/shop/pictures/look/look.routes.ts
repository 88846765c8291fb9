import { mainColours, parseColour, type MainColours } from '@treadline/schema/trade/values/main-colour';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../../../../platform/http/error-answer.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { LOOK_FOLDER, LOOK_PATH } from '../../../operations/settings/index.ts';

/** Names contain the colour or a digest of the picture, so the content behind a name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const PICTURE = /^(?:logo|icon)-[0-9a-f]{16}(?:-[0-9]{1,3}x[0-9]{1,3})?(?:-[a-z]+)?\.png$/;
const STYLES = /^([0-9a-f]{6})\.css$/;

/** The tokens that follow from the main colour, for pages' styles. */
const TOKENS: Readonly<Record<keyof MainColours, string>> = {
  plain: 'signal',
  hover: 'signal-hover',
  pressed: 'signal-pressed',
  text: 'on-signal',
  onDark: 'signal-on-asphalt',
};

/** The styles of a main colour. They're a file of their own, because the security policy forbids inline styles. */
function stylesOf(colour: string): string {
  const colours = mainColours(colour);
  const names = Object.keys(TOKENS) as (keyof MainColours)[];
  return `:root{${names.map((name) => `--color-${TOKENS[name]}:${colours[name]}`).join(';')}}\n`;
}

/** Serves the owner's logo and icons, and the styles of the main colour, under `/look/`. */
export function installLook(app: FastifyInstance, { platform }: Services): void {
  app.get<{ Params: { name: string } }>(
    `${LOOK_PATH}:name`,
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { name } = request.params;
      const colour = parseColour(STYLES.exec(name)?.[1] ?? '');
      if (colour)
        return reply.header('cache-control', FOR_EVER).type('text/css; charset=utf-8').send(stylesOf(colour));
      const file = PICTURE.test(name) ? await platform.files.open(`${LOOK_FOLDER}/${name}`) : null;
      if (!file) return reply.code(404).send(errorBody('This picture doesn’t exist.'));
      return (
        reply
          .header('cache-control', FOR_EVER)
          .header('content-length', file.size)
          // Webmail shows the logo on its own site.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/png')
          .send(file.content)
      );
    },
  );
}
