# Site and contact service in one image. The values of every `ARG` are built into the pages. What the image takes in is
# what runs: build/containers.test.ts and build/image.full.test.ts go through these steps without Docker.

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY astro.config.ts tsconfig.json ./
COPY common common
COPY site site
COPY server server
COPY build build
COPY scripts/build.ts scripts/commandLine.ts scripts/
ARG PUBLIC_SITE_URL PUBLIC_PLATFORM_URL PUBLIC_API_BASE
ARG CAPTCHA RECAPTCHA_SITE_KEY
ARG ANALYTICS_URL ANALYTICS_CONTAINER_ID
ARG BUILD_ENV ALLOW_PLACEHOLDERS
RUN npm run build
# The service needs nothing of what pages are made of, and the image has Node itself.
RUN npm pkg delete dependencies.@astrojs/react dependencies.@fontsource/poppins dependencies.@tailwindcss/vite \
  dependencies.altcha dependencies.astro dependencies.clsx dependencies.lucide-react dependencies.marked dependencies.react \
  dependencies.react-dom dependencies.tailwindcss dependencies.uqr dependencies.vanilla-cookieconsent \
  && npm prune --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node -m 700 /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/common common
COPY --from=build /app/server server
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/main.ts"]
