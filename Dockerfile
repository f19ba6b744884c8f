# The shop of this repository, built of what pnpm-lock.yaml names. An own shop has a smaller one: npm create torg.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /torg
COPY . .
# The shop with the packages that it runs of; what only builds and tests need stays behind.
RUN node tools/run.mjs tools/tasks/assemble.mjs /shop

FROM node:26.10.0-trixie-slim
ENV NODE_ENV=production TORG_DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
WORKDIR /shop
COPY --from=build /shop ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/storefront/src/main.js"]
