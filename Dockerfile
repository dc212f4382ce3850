# Two stages: one builds with everything, the other runs with what the server needs alone.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
# What operators run beside the server: docker compose exec app whorl backup.
RUN chmod +x dist/server/whorl.js && ln -s /app/dist/server/whorl.js /usr/local/bin/whorl
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The options are npm start's, too (scripts/start.mjs).
CMD ["node", "--enable-source-maps", "--v8-pool-size=0", "--no-memory-reducer", "dist/server/main.js"]
