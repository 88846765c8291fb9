# The shop as one image: the API serves GraphQL, REST and the rendered pages. Pictures and emails go to /data. PostgreSQL
# isn't included. /shop/parts.cdx.json lists the contents.
ARG NODE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20

FROM ${NODE} AS build
WORKDIR /shop
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY api/package.json api/
COPY schema/package.json schema/
COPY web/package.json web/
COPY tools/bench/package.json tools/bench/
COPY tools/chaos/package.json tools/chaos/
COPY tools/client/package.json tools/client/
COPY tools/payment-sandbox/package.json tools/payment-sandbox/
COPY tools/picture-tracer/package.json tools/picture-tracer/
COPY tools/seed/package.json tools/seed/
RUN npx -y pnpm@12.21.0 install --frozen-lockfile
COPY . .
RUN npx -y pnpm@12.21.0 run build \
 && npx -y pnpm@12.21.0 --filter @treadline/api deploy --legacy --prod /out/api \
 && node_modules/.bin/node tools/sbom.ts > /out/parts.cdx.json \
 && cp -r api/dist /out/api/dist && rm -r /out/api/node_modules/@treadline /out/api/node_modules/.pnpm/@treadline+* \
 && rm /out/api/dist/payment-sandbox.js* /out/api/dist/print-openapi.js* && mkdir -p /out/tools/seed /out/web && cp -L node_modules/.bin/node /node && cp -r tools/seed/data /out/tools/seed/data && cp -r web/dist /out/web/dist

FROM ${NODE}
WORKDIR /shop
# As in tools/run.mjs, the last two save memory.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=16
# The Node that the tests run on, in place of the base image's.
COPY --from=build /node /usr/local/bin/node
COPY --from=build --chown=node:node /out ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "api/dist/main.js"]
