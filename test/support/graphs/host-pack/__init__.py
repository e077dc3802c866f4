# For `npm run graphs` alone: makes a host's text encoders and picture encoders so narrow that a computer without a graphics card runs
# them. Their classes, tokenizers, layers and the width of what they say stay; heads, inner widths and vocabularies become one or few.
# Their files hold only what tells them apart, so weights are drawn here. Models and VAEs that a host knows at one width only become
# narrow too; their files are whole, and as narrow.
import json
import logging

import torch
import comfy.clip_model
import comfy.clip_vision
import comfy.audio_encoders.audio_encoders as audio_encoders
import comfy.ldm.hunyuan_video.vae_refiner as hunyuan_vae
import comfy.ldm.minimax.vae as h3_vae
import comfy.ldm.modules.diffusionmodules.model as kl_vae
import comfy.ldm.seedvr.model as seedvr
import comfy.ldm.seedvr.vae as seedvr_vae
import comfy.ldm.wan.vae2_2 as wan_vae
import comfy.text_encoders.qwen3vl as qwen3vl
import comfy.text_encoders.qwen_vl as qwen_vl
import comfy_extras.frame_interpolation_models.film_net as film_net
from comfy.ldm.chroma.model import Chroma
from comfy.ldm.ernie.model import ErnieImageModel
from comfy.ldm.lumina.model import NextDiT
from comfy.ldm.qwen_image.model import QwenImageTransformer2DModel
import comfy.sd
import comfy.sd1_clip

WORDS = 1024
BLOCK = torch.randn(1 << 20, generator=torch.Generator().manual_seed(1))


def draw(module):
    """Random weights that keep the size of what goes in: the same million numbers again and again, because it is quick."""
    with torch.no_grad():
        for name, weight in [*module.named_parameters(), *module.named_buffers()]:
            if not weight.is_floating_point() or weight.dtype.itemsize < 2:
                continue
            if weight.ndim < 2:
                weight.fill_(0.0 if name.endswith("bias") else 1.0)
                continue
            block = (BLOCK * weight[0].numel() ** -0.5).to(weight.dtype)
            for piece in weight.view(-1).split(len(block)):
                piece.copy_(block[: len(piece)])


def fold(module, args):
    """Words beyond a small vocabulary stand for others in it."""
    return (args[0] % module.num_embeddings, *args[1:])


def narrow(model_class):
    def make(config, dtype, device, operations):
        if "d_model" in config:
            config = {**config, "vocab_size": WORDS, "d_ff": 64, "d_kv": 64, "num_heads": 1}
        elif "intermediate_size" in config:
            config = {**config, "intermediate_size": 64}
        else:
            config = {**config, "intermediate_size": 64, "num_attention_heads": 1, "num_key_value_heads": 1, "vocab_size": WORDS}
        return model_class(config, dtype, device, operations)

    return make


def narrow_text_encoders():
    made = comfy.sd1_clip.SDClipModel.__init__
    load = comfy.sd1_clip.SDClipModel.load_sd

    def init(self, *args, model_class=comfy.clip_model.CLIPTextModel, **kwargs):
        made(self, *args, model_class=narrow(model_class), **kwargs)
        draw(self.transformer)
        words = self.transformer.get_input_embeddings()
        words.register_forward_pre_hook(fold)

    def load_sd(self, sd):
        own = self.transformer.state_dict()
        fits = {key: value for key, value in sd.items() if key in own and own[key].shape == value.shape}
        load(self, fits)
        return [], []

    comfy.sd1_clip.SDClipModel.__init__ = init
    comfy.sd1_clip.SDClipModel.load_sd = load_sd


def narrow_checkpoints():
    """A text encoder inside a checkpoint: what does not fit is left out, and is not missing."""
    load = comfy.sd.CLIP.load_sd

    def load_sd(self, sd, full_model=False):
        own = self.cond_stage_model.state_dict()
        fits = {key: value for key, value in sd.items() if key in own and own[key].shape == value.shape}
        missing = load(self, fits if full_model else sd, full_model=full_model)
        return ([], []) if full_model else missing

    comfy.sd.CLIP.load_sd = load_sd


def narrow_picture_encoders():
    made = comfy.clip_vision.ClipVisionModel.__init__

    def init(self, json_config):
        if not isinstance(json_config, dict):
            with open(json_config) as file:
                json_config = json.load(file)
        made(self, {**json_config, "intermediate_size": 64})
        draw(self.model)

    comfy.clip_vision.ClipVisionModel.__init__ = init


def draw_sound_encoders():
    made = audio_encoders.AudioEncoderModel.__init__

    def init(self, config):
        made(self, config)
        draw(self.model)

    audio_encoders.AudioEncoderModel.__init__ = init
    audio_encoders.AudioEncoderModel.load_sd = lambda self, sd: ([], [])


def narrow_class(of, when=lambda given: True, **values):
    """Has a class made with other values than its host's; their files are as narrow."""
    made = of.__init__

    def init(self, *args, **given):
        made(self, *args, **({**given, **values} if when(given) else given))

    of.__init__ = init


def narrow_models():
    narrow_class(wan_vae.WanVAE, dim=32, dec_dim=32)
    for part in (hunyuan_vae.Encoder, hunyuan_vae.Decoder):
        narrow_class(part, block_out_channels=[16, 32, 64, 128, 128])
    for part in (kl_vae.Encoder, kl_vae.Decoder):
        narrow_class(part, when=lambda given: given.get("conv3d"), ch=32)
    narrow_class(film_net.FILMNet, filters=8, flow_filters=(8, 8, 8, 8))
    seedvr.SEEDVR2_7B_VID_DIM = 128
    narrow_class(seedvr.NaDiT, vid_dim=128, heads=1, num_layers=2, mm_layers=2)
    seedvr_vae.BYTEDANCE_BLOCK_OUT_CHANNELS = (32, 32, 64, 64)
    narrow_class(h3_vae.EncoderFCN3D, ch=32)
    narrow_class(h3_vae.ViT3DDecoder, num_layers=2, heads=1)
    narrow_class(qwen_vl.Qwen2VLVisionTransformer, intermediate_size=64)
    for vision in qwen3vl.QWEN3VL_VISION.values():
        vision["intermediate_size"] = 64
    narrow_class(QwenImageTransformer2DModel, num_attention_heads=1)
    narrow_class(Chroma, out_dim=128, hidden_dim=128)
    narrow_class(NextDiT, n_refiner_layers=1, ffn_dim_multiplier=0.01)
    narrow_class(ErnieImageModel, hidden_size=128, num_attention_heads=1, num_layers=1, ffn_hidden_size=64)


class StudioNarrowEncoders:
    """That a host has this pack is seen by this node."""

    @classmethod
    def INPUT_TYPES(cls):
        return {"required": {}}

    RETURN_TYPES = ()
    FUNCTION = "run"
    OUTPUT_NODE = True
    CATEGORY = "episode studio/tests"

    def run(self):
        return ()


narrow_text_encoders()
narrow_checkpoints()
narrow_picture_encoders()
draw_sound_encoders()
narrow_models()
logging.info("Text encoders are narrow: this host is for tests.")
NODE_CLASS_MAPPINGS = {"StudioNarrowEncoders": StudioNarrowEncoders}
