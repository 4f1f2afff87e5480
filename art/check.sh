#!/usr/bin/env bash
# Installs Blender, NumPy and OpenCV where they are missing and renders one small picture: `bash art/check.sh [NAME]`.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
command -v blender >/dev/null || missing+=(blender)
/usr/bin/python3 -c 'import numpy' 2>/dev/null || missing+=(python3-numpy)
/usr/bin/python3 -c 'import cv2' 2>/dev/null || missing+=(python3-opencv)
scripts/apt-install.sh "${missing[@]}"
rm -f "art/drafts/${1:-residential}.png"
/usr/bin/python3 art/build.py --draft "${1:-residential}"
ls -l "art/drafts/${1:-residential}.png"
